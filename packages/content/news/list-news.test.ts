import type { NewsList, NewsListQuery } from "@takujo/contracts/content/news";
import { createNews } from "@takujo/db/testing/create-news";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listNews } from "./list-news.ts";

const database = await createTestDatabase();
beforeEach(() => database.db.deleteFrom("news").execute());

const list = (query: Partial<NewsListQuery> = {}) =>
  listNews(database.db, { locale: "ja", page: 1, limit: 12, ...query });
const create = (options: Parameters<typeof createNews>[1]) => createNews(database.db, options);
const slugs = ({ items }: NewsList) => items.map(({ slug }) => slug);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("list of news", () => {
  it("comes newest first", async () => {
    await create({ slug: "middle", publishedAt: daysAgo(2) });
    await create({ slug: "old", publishedAt: daysAgo(3) });
    await create({ slug: "new", publishedAt: daysAgo(1) });
    expect(slugs(await list())).toEqual(["new", "middle", "old"]);
  });

  it("hides drafts, archived and not yet published items, in counts too", async () => {
    await create({ slug: "shown" });
    await create({ slug: "draft", state: "draft" });
    await create({ slug: "archived", state: "archived" });
    await create({ slug: "tomorrow", publishedAt: daysAgo(-1) });
    const page = await list();
    expect(slugs(page)).toEqual(["shown"]);
    expect(page.counts).toEqual({ notice: 1, event: 0, release: 0, press: 0 });
  });

  it("hides a pinned item that is not public", async () => {
    await create({ slug: "draft", pinned: true, state: "draft" });
    await create({ slug: "tomorrow", pinned: true, publishedAt: daysAgo(-1) });
    expect((await list()).pinned).toBeNull();
  });

  it("puts the pinned item on top and does not repeat it, on any page", async () => {
    await create({ slug: "pinned", pinned: true, publishedAt: daysAgo(2) });
    await create({ slug: "newer", publishedAt: daysAgo(1) });
    await create({ slug: "older", publishedAt: daysAgo(3) });
    const pages = [await list({ limit: 1 }), await list({ limit: 1, page: 2 })];
    expect(pages.map(slugs)).toEqual([["newer"], ["older"]]);
    expect(pages.map(({ pinned, pageCount }) => [pinned?.slug, pageCount])).toEqual([
      ["pinned", 2],
      ["pinned", 2],
    ]);
  });

  it("filters by category, the pinned item included, and counts all categories", async () => {
    await create({ slug: "pinned-notice", category: "notice", pinned: true });
    await create({ slug: "event-1", category: "event" });
    await create({ slug: "press-1", category: "press" });
    const notices = await list({ category: "notice" });
    expect(slugs(notices)).toEqual(["pinned-notice"]);
    expect(notices.pageCount).toBe(1);
    expect(notices.counts).toEqual({ notice: 1, event: 1, release: 0, press: 1 });
    expect(slugs(await list({ category: "release" }))).toEqual([]);
  });

  it("shows every item on exactly one page, even those of one moment", async () => {
    const moment = daysAgo(1);
    for (let index = 0; index < 7; index++) {
      await create({ slug: `item-${index}`, publishedAt: moment });
    }
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 3 })));
    expect(pages.map(({ pageCount, page }) => [page, pageCount])).toEqual([
      [1, 3],
      [2, 3],
      [3, 3],
    ]);
    expect(pages.map(slugs).map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flatMap(slugs)).size).toBe(7);
  });

  it("has one empty page when there is nothing, and an empty one past the end", async () => {
    expect(await list()).toMatchObject({ items: [], pinned: null, page: 1, pageCount: 1 });
    await create({});
    expect(await list({ page: 9 })).toMatchObject({ items: [], page: 9, pageCount: 1 });
  });

  it("gives the Japanese text, and says so, where the English is missing", async () => {
    await create({
      slug: "both",
      title: "両方",
      english: { title: "Both", summary: "s", body: "b" },
      publishedAt: daysAgo(1),
    });
    await create({ slug: "only-ja", title: "日本語だけ", english: null, publishedAt: daysAgo(2) });
    const { items } = await list({ locale: "en" });
    expect(items.map(({ title, locale }) => [title, locale])).toEqual([
      ["Both", "en"],
      ["日本語だけ", "ja"],
    ]);
    expect((await list({ locale: "ja" })).items.map(({ locale }) => locale)).toEqual(["ja", "ja"]);
  });
});
