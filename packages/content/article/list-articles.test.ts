import type { ArticleList, ArticleListQuery } from "@takujo/contracts/content/article";
import { createArticle } from "@takujo/db/testing/create-article";
import { createStaff } from "@takujo/db/testing/create-staff";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listArticles } from "./list-articles.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("article").execute());

const list = (query: Partial<ArticleListQuery> = {}) =>
  listArticles(db, { locale: "ja", page: 1, limit: 12, ...query });
const create = (options: Parameters<typeof createArticle>[1]) => createArticle(db, options);
const slugs = ({ items }: ArticleList) => items.map(({ slug }) => slug);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("list of articles", () => {
  it("comes newest first", async () => {
    await create({ slug: "middle", publishedAt: daysAgo(2) });
    await create({ slug: "old", publishedAt: daysAgo(3) });
    await create({ slug: "new", publishedAt: daysAgo(1) });
    expect(slugs(await list())).toEqual(["new", "middle", "old"]);
  });

  it("hides drafts, archived and not yet published ones, in counts too", async () => {
    await create({ slug: "shown", tags: ["essay"] });
    await create({ state: "draft", tags: ["essay"] });
    await create({ state: "archived", tags: ["essay"] });
    await create({ publishedAt: daysAgo(-1), tags: ["essay"] });
    const page = await list();
    expect(slugs(page)).toEqual(["shown"]);
    expect(page.counts).toMatchObject({ all: 1, essay: 1, heavy: 0 });
  });

  it("filters by tag and counts an article for each of its tags", async () => {
    await create({ slug: "both", tags: ["heavy", "beginner"], publishedAt: daysAgo(1) });
    await create({ slug: "heavy", tags: ["heavy"], publishedAt: daysAgo(2) });
    await create({ slug: "none" });
    const heavy = await list({ tag: "heavy", limit: 1 });
    expect(slugs(heavy)).toEqual(["both"]);
    expect(heavy.pageCount).toBe(2);
    expect(heavy.counts).toEqual({
      all: 3,
      heavy: 2,
      beginner: 1,
      "two-player": 0,
      teaching: 0,
      history: 0,
      essay: 0,
    });
    expect(slugs(await list({ tag: "essay" }))).toEqual([]);
  });

  it("shows every article on exactly one page, even those of one moment", async () => {
    const publishedAt = daysAgo(1);
    for (let index = 0; index < 5; index++) await create({ publishedAt });
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })));
    expect(pages.map(({ items, pageCount }) => [items.length, pageCount])).toEqual([
      [2, 3],
      [2, 3],
      [1, 3],
    ]);
    expect(new Set(pages.flatMap(slugs)).size).toBe(5);
  });

  it("has one empty page when there is nothing", async () => {
    expect(await list()).toMatchObject({ items: [], page: 1, pageCount: 1 });
  });

  it("tells for each text its language, its minutes and who wrote it", async () => {
    const staff = await createStaff(db, {
      slug: "writer",
      japanese: { name: "書く人" },
      english: null,
    });
    const body = "あ".repeat(1500);
    const english = { title: "Both", summary: "s", body: "word ".repeat(1000) };
    await create({ slug: "both", body, english, authorId: staff.id, publishedAt: daysAgo(1) });
    await create({ slug: "only-ja", body, publishedAt: daysAgo(2) });
    const { items } = await list({ locale: "en" });
    expect(items.map(({ locale, minutes }) => [locale, minutes])).toEqual([
      ["en", 5],
      ["ja", 3],
    ]);
    expect(items[0]?.author).toMatchObject({ slug: "writer", name: "書く人", locale: "ja" });
    expect(items[1]?.author).toBeNull();
  });
});
