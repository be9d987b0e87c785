import type { Revision, RevisionSummary } from "@takujo/contracts/content/editing/content";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readNews } from "../../news/index.ts";
import { change, editing, newsDocument } from "../testing/editor.ts";

const { db } = await createTestDatabase();
const editor = await (await editing(db))("高橋");

const list = async (id: string) =>
  (await editor.ask<{ items: RevisionSummary[] }>("GET", `/admin/content/news/${id}/revisions`))
    .body.items;
const read = (id: string, number: number) =>
  editor.ask<Revision>("GET", `/admin/content/news/${id}/revisions/${number}`);
const retitle = async (id: string, title: string) => {
  const version = await change(editor, "news", id, ({ texts }) => {
    texts.ja["title"] = title;
  });
  await editor.publish("news", id, version);
};

describe("revisions", () => {
  it("begin with the content from before the first revision", async () => {
    const publishedAt = new Date("2026-01-02T03:04:05Z");
    const { id } = await createNews(db, { title: "はじめ", publishedAt });
    await retitle(id, "つぎ");
    await retitle(id, "そのつぎ");
    const items = await list(id);
    expect(items.map(({ number, madeBy }) => [number, madeBy?.name ?? null])).toEqual([
      [3, "高橋"],
      [2, "高橋"],
      [1, null],
    ]);
    expect(items[2]?.madeAt).toBe(publishedAt.toISOString());
    const titles = await Promise.all([1, 2, 3].map((number) => read(id, number)));
    expect(titles.map(({ body }) => body.document.texts.ja["title"])).toEqual([
      "はじめ",
      "つぎ",
      "そのつぎ",
    ]);
  });

  it("begin with the first publication of something new", async () => {
    const { body } = await editor.create("news");
    const { version } = (await editor.read("news", body.id)).body;
    const saved = await editor.save("news", body.id, version, newsDocument("first-revision"));
    await editor.publish("news", body.id, saved.body.version);
    expect((await list(body.id)).map(({ number }) => number)).toEqual([1]);
    expect((await read(body.id, 1)).body.document).toEqual(newsDocument("first-revision"));
  });

  it("become the draft again, and public only when it is published", async () => {
    const { id, slug } = await createNews(db, { title: "よかった題" });
    await retitle(id, "よくない題");
    const { status, body } = await editor.act("POST", "news", id, "revisions/1/restoration");
    expect([status, body.state]).toEqual([200, "changed"]);
    expect((await readNews(db, slug, "ja")).title).toBe("よくない題");
    const { version } = (await editor.read("news", id)).body;
    await editor.publish("news", id, version);
    expect((await readNews(db, slug, "ja")).title).toBe("よかった題");
    expect(await list(id)).toHaveLength(3);
  });

  it("that are not there are not found", async () => {
    const { id } = await createNews(db, {});
    expect((await read(id, 1)).status).toBe(404);
    expect((await editor.act("POST", "news", id, "revisions/1/restoration")).status).toBe(404);
    expect(await list(id)).toEqual([]);
  });
});
