import type { SearchQuery } from "@takujo/contracts/content/search";
import { problemHandler } from "@takujo/runtime/http/problem";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import {
  explainQueries,
  rowsLookedAt,
  tablesReadWhole,
} from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { kindGram } from "./indexing/write-entries.ts";
import { gramsOf, normalize } from "./normalize.ts";
import { searchRoutes } from "./routes.ts";
import { search } from "./search.ts";

const { db } = await createTestDatabase();
const queryOf = (q: string) =>
  ({ q, locale: "ja", upcoming: false, english: false, seats: false }) satisfies SearchQuery;

/** All contain 花札, and the pairs of 花札花, which none contains. The newest is inserted last. */
beforeAll(async () => {
  await sql`insert into news (slug, category, state, published_at)
    select 'many-' || n, 'notice', 'published', now() - interval '1 hour' * (20001 - n)
    from generate_series(1, 20000) n`.execute(db);
  await sql`insert into news_text (news_id, locale, title, summary, body)
    select id, 'ja', '花札', '短い', '札花' from news order by published_at`.execute(db);
  const grams = [kindGram("news"), ...gramsOf(normalize("花札 札花"))];
  await sql`insert into search_entry (kind, item_id, title, labels, body, grams)
    select 'news', id, ${normalize("花札")}, '', ${normalize("札花")}, array_to_tsvector(${grams}::text[])
    from news order by published_at`.execute(db);
  await sql`vacuum analyze news, news_text, search_entry`.execute(db);
});

describe("a word that 20,000 texts hold", () => {
  it.each(["花札", "花札花"])("is looked for in a bounded number of them: %s", async (q) => {
    const plans = await explainQueries(db, (explaining) => search(explaining, queryOf(q)));
    // Words that are not found are searched again, one by one.
    expect(plans).toHaveLength(q === "花札" ? 5 : 10);
    for (const plan of plans) expect(rowsLookedAt(plan), plan.sql).toBeLessThan(12_000);
    expect(tablesReadWhole(plans)).not.toContain("news");
  });

  it("is counted as far as it says, and the newest are found all the same", async () => {
    const { news } = await search(db, queryOf("花札"));
    expect([news.total, news.more, news.items[0]?.slug]).toEqual([1_000, true, "many-20000"]);
    expect((await search(db, queryOf("見つからない"))).news).toMatchObject({
      total: 0,
      more: false,
    });
  });

  it("is not looked for by everybody at once: others are told to come again", async () => {
    const api = searchRoutes(db);
    api.onError(problemHandler(silentLogger));
    const asked = Array.from({ length: 50 }, async () => {
      const { status, headers } = await api.request(`/search?q=${encodeURIComponent("花札")}`);
      return `${status} ${headers.get("retry-after")}`;
    });
    const answers = (await Promise.all(asked)).sort();
    expect(answers).toEqual([
      ...Array.from({ length: 33 }, () => "200 null"),
      ...Array.from({ length: 17 }, () => "503 1"),
    ]);
  });
});
