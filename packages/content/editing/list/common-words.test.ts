import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { listContent } from "./list-content.ts";

const { db } = await createTestDatabase();
const many = 1_100;

beforeAll(async () => {
  // Those that were written last are the newest; the index would give the others first.
  await sql`with made as (
      insert into news (slug, category, state, published_at, updated_at)
      select 'common-' || n, 'notice', 'published', now(), now() - (2000 - n) * interval '1 minute'
      from generate_series(1, ${many}::int) as n returning id, slug
    )
    insert into news_text (news_id, locale, title, summary, body)
    select id, 'ja', case when slug = 'common-7' then '花札' else '卓上' end || 'のお知らせ', '', '' from made`.execute(
    db,
  );
});

const found = async (search: string, after?: string) =>
  listContent(db, "news", { search, limit: 50, locale: "ja", ...(after && { after }) });
const slugs = ({ items }: Awaited<ReturnType<typeof found>>) => items.map(({ slug }) => slug);

describe("a search of content for words that very many texts have", () => {
  it("shows what was changed last first, page by page", async () => {
    const first = await found("卓上");
    const second = await found("卓上", first.next ?? "");
    expect([...slugs(first), ...slugs(second)]).toEqual(
      Array.from({ length: 100 }, (_, index) => `common-${many - index}`),
    );
  });

  it("finds a text that has another word besides, and one by its slug", async () => {
    expect(slugs(await found("お知らせ 花札"))).toEqual(["common-7"]);
    expect(slugs(await found("common-7"))).toEqual(["common-7"]);
  });
});
