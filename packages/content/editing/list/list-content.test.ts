import { contentKinds } from "@takujo/contracts/content/editing/content-kinds";
import { seed } from "@takujo/db/seed/seed";
import { createNews } from "@takujo/db/testing/create-news";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { change, editing, newsDocument } from "../testing/editor.ts";

describe("a list of every kind", async () => {
  const { db, url } = await createTestDatabase();
  beforeAll(() => seed(url));
  const editor = await (await editing(db))();

  it.each(contentKinds)("%s shows everything once, page by page", async (kind) => {
    const { body: whole } = await editor.list(kind, "?limit=100");
    expect(whole.items.length).toBeGreaterThan(0);
    expect(whole.counts.all).toBe(whole.items.length);
    const ids: string[] = [];
    let after: string | null = "";
    while (after !== null) {
      const query: string = after ? `&after=${encodeURIComponent(after)}` : "";
      const { body } = await editor.list(kind, `?limit=3${query}`);
      ids.push(...body.items.map(({ id }) => id));
      after = body.next;
    }
    expect(ids).toEqual(whole.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(contentKinds)("%s counts by state what the filters show", async (kind) => {
    const { counts } = (await editor.list(kind)).body;
    for (const [state, count] of Object.entries({
      draft: counts.draft,
      scheduled: counts.scheduled,
      published: counts.published,
      archived: counts.archived,
      "without-english": counts.withoutEnglish,
    })) {
      const { body } = await editor.list(kind, `?limit=100&state=${state}`);
      expect([state, body.items.length]).toEqual([state, count]);
    }
  });

  it("finds words in titles, texts and drafts, in both languages", async () => {
    const { body: all } = await editor.list("staff", "?limit=100");
    const title = all.items[0]?.titles.ja ?? "";
    const { body } = await editor.list("staff", `?search=${encodeURIComponent(title)}`);
    expect(body.items.map(({ titles }) => titles.ja)).toContain(title);
    const none = await editor.list("staff", "?search=zzzzzz");
    expect(none.body.items).toEqual([]);
  });

  it.each([
    ["board-game", 30],
    ["venue", 2],
  ])("gives names of each %s to point at, in the wanted language", async (kind, count) => {
    const { body } = await editor.ask<{ items: { id: string; label: string }[] }>(
      "GET",
      `/admin/content/${kind}/choices?locale=en`,
    );
    expect(body.items).toHaveLength(count);
    expect(body.items.every(({ label }) => label !== "")).toBe(true);
  });
});

describe("the list of news", async () => {
  const { db } = await createTestDatabase();
  const newEditor = await editing(db);
  const editor = await newEditor("高橋");
  const other = await newEditor("森");
  const shown = async (query = "") =>
    (await editor.list("news", query)).body.items.map(({ slug, state }) => `${slug} ${state}`);

  beforeAll(async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    await createNews(db, { slug: "plain", title: "ふつう" });
    await createNews(db, { slug: "old-draft", state: "draft" });
    await createNews(db, { slug: "by-date", publishedAt: days(1) });
    await createNews(db, { slug: "put-away", state: "archived" });
    const edited = await createNews(db, { slug: "edited", english: null });
    const waiting = await createNews(db, { slug: "waiting" });
    await change(other, "news", edited.id, ({ texts }) => {
      texts.ja["title"] = "ユニークな題";
    });
    const version = await change(other, "news", waiting.id, ({ texts }) => {
      texts.ja["title"] = "後で";
    });
    await other.publish("news", waiting.id, version, days(2));
    const { body } = await editor.create("news");
    const { version: first } = (await editor.read("news", body.id)).body;
    await editor.save("news", body.id, first, newsDocument("brand-new"));
  });

  it("has items and drafts in one order, what was changed last first", async () => {
    expect(await shown()).toEqual([
      "brand-new draft",
      "waiting scheduled",
      "edited changed",
      "put-away archived",
      "by-date scheduled",
      "old-draft draft",
      "plain published",
    ]);
  });

  it.each([
    ["draft", ["brand-new draft", "old-draft draft"]],
    ["scheduled", ["waiting scheduled", "by-date scheduled"]],
    ["published", ["edited changed", "plain published"]],
    ["changed", ["edited changed"]],
    ["archived", ["put-away archived"]],
    ["without-english", ["brand-new draft", "edited changed"]],
  ])("can be filtered by %s", async (state, expected) => {
    expect(await shown(`?state=${state}`)).toEqual(expected);
  });

  it("says what the draft says, and who wrote it", async () => {
    const { body } = await editor.list("news", "?state=changed");
    expect(body.items[0]).toMatchObject({
      titles: { ja: "ユニークな題", en: "" },
      updatedBy: { id: other.id, name: "森" },
    });
  });

  it.each([
    ["ゆにーく", ["edited changed"]],
    ["場所をさがし", ["brand-new draft"]],
    ["ふつう", ["plain published"]],
    ["plain", ["plain published"]],
    ["put-away", ["put-away archived"]],
    ["\u0000", []],
    ["ない言葉", []],
  ])("finds %o", async (search, expected) => {
    expect(await shown(`?search=${encodeURIComponent(search)}`)).toEqual(expected);
  });

  it("refuses an end of a page that it never gave", async () => {
    expect((await editor.list("news", "?after=nowhere")).status).toBe(400);
  });
});
