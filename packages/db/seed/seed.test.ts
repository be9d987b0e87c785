import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { newsSeeds } from "./news/index.ts";
import { seed } from "./seed.ts";

const database = await createTestDatabase();
beforeAll(() => seed(database.url));

/** One text that changes when any row does. */
async function fingerprint(): Promise<unknown> {
  const { rows } = await sql`select md5(
    (select string_agg(news::text, '|' order by id) from news) ||
    (select string_agg(news_text::text, '|' order by news_id, locale) from news_text)) as all_rows`.execute(
    database.db,
  );
  return rows[0];
}

describe("seed", () => {
  it("writes every item with its texts", async () => {
    const rows = await database.db.selectFrom("news").select("slug").execute();
    expect(rows.map(({ slug }) => slug).sort()).toEqual(newsSeeds.map(({ slug }) => slug).sort());
    const texts = await database.db.selectFrom("news_text").selectAll().execute();
    expect(texts).toHaveLength(
      newsSeeds.reduce((sum, item) => sum + Object.keys(item.text).length, 0),
    );
  });

  it("may be repeated without changing a row", async () => {
    const before = await fingerprint();
    await seed(database.url, new Date(Date.now() + 86_400_000));
    expect(await fingerprint()).toEqual(before);
  });

  it("leaves alone what somebody edited, and brings back what was deleted", async () => {
    const [edited, deleted] = newsSeeds.map(({ slug }) => slug);
    await database.db
      .updateTable("news")
      .set({ pinned: true })
      .where("slug", "=", edited ?? "")
      .execute();
    await database.db
      .deleteFrom("news")
      .where("slug", "=", deleted ?? "")
      .execute();
    await seed(database.url);
    const rows = await database.db
      .selectFrom("news")
      .select(["slug", "pinned"])
      .where("slug", "in", [edited ?? "", deleted ?? ""])
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.find(({ slug }) => slug === edited)?.pinned).toBe(true);
  });

  it("has at most one pinned item and no slug twice", () => {
    expect(newsSeeds.filter(({ pinned }) => pinned).length).toBeLessThanOrEqual(1);
    expect(new Set(newsSeeds.map(({ slug }) => slug)).size).toBe(newsSeeds.length);
  });
});
