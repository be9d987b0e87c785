import { maxSynonyms, synonymListSchema } from "@takujo/contracts/content/search";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { indexOutdated } from "../search/index.ts";

const { db } = await createTestDatabase();
const options = { db, logger: silentLogger, secret: "of the test", origin: testOrigin };
const api = createPlatformApi(options);
const signedIn = await signingIn(db, api, "/api/platform/v1");
const admin = await signedIn({ role: "admin" });

const list = async () => {
  const answer = await admin.call("GET", "/admin/synonyms");
  return synonymListSchema.strict().parse(await answer.json()).items;
};

async function found(q: string) {
  const answer = await api.request(`/api/platform/v1/search?q=${encodeURIComponent(q)}`);
  const { news } = (await answer.json()) as { news: { items: { slug: string }[] } };
  return news.items.map(({ slug }) => slug);
}

describe("synonyms", () => {
  it("are there from the start", async () => {
    expect((await list()).some(({ words }) => words.includes("子供"))).toBe(true);
  });

  it("are added, changed and removed, and the next search knows them", async () => {
    await createNews(db, { slug: "wanted", title: "すごろくの会", english: null });
    await indexOutdated(db);
    expect(await found("人生行路")).toEqual([]);
    const created = await admin.call("POST", "/admin/synonyms", {
      words: ["すごろく", "人生行路"],
    });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    expect((await list())[0]).toEqual({ id, words: ["すごろく", "人生行路"] });
    expect(await found("人生行路")).toEqual(["wanted"]);
    const words = ["すごろく", "backgammon 遊戯"];
    await admin.call("PUT", `/admin/synonyms/${id}`, { words });
    expect(await found("人生行路")).toEqual([]);
    expect(await found("Backgammon 遊戯")).toEqual(["wanted"]);
    expect((await admin.call("DELETE", `/admin/synonyms/${id}`)).status).toBe(204);
    expect((await admin.call("DELETE", `/admin/synonyms/${id}`)).status).toBe(404);
    expect((await admin.call("PUT", `/admin/synonyms/${id}`, { words })).status).toBe(404);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject_id = ${id} order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual([
      "synonym.create",
      "synonym.change",
      "synonym.remove",
    ]);
  });

  it.each([
    [[]],
    [["一つ"]],
    [["同じ", "同じ"]],
    [["空", "  "]],
    [["長", "い".repeat(41)]],
    [Array.from({ length: 13 }, (_, index) => `語${index}`)],
    ["子ども"],
    [["a", 1]],
  ])("refuse %j", async (words) => {
    expect((await admin.call("POST", "/admin/synonyms", { words })).status).toBe(400);
  });

  it("are for admins only", async () => {
    const somebody = await signedIn();
    const body = { words: ["甲", "乙"] };
    expect((await somebody.call("GET", "/admin/synonyms")).status).toBe(403);
    expect((await somebody.call("POST", "/admin/synonyms", body)).status).toBe(403);
  });

  it("are not more than a person can survey", async () => {
    await sql`insert into search_synonym (words)
      select array['甲' || n, '乙' || n] from generate_series(1, ${maxSynonyms}) n`.execute(db);
    const answer = await admin.call("POST", "/admin/synonyms", { words: ["甲", "乙"] });
    expect(answer.status).toBe(409);
    expect(await list()).toHaveLength(maxSynonyms);
  });
});
