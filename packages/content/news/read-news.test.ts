import { createNews } from "@takujo/db/testing/create-news";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readNews } from "./read-news.ts";

const database = await createTestDatabase();
beforeEach(() => database.db.deleteFrom("news").execute());

const create = (options: Parameters<typeof createNews>[1]) => createNews(database.db, options);
const read = (slug: string, locale: "ja" | "en" = "ja") => readNews(database.db, slug, locale);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("a news item", () => {
  it("has its body as HTML, in the wanted language", async () => {
    const english = { title: "Title", summary: "In short.", body: "Some *English*." };
    await create({ slug: "item", title: "題", body: "**太字**です。", english });
    expect(await read("item")).toMatchObject({ title: "題", locale: "ja" });
    expect((await read("item")).bodyHtml).toContain("<strong>太字</strong>");
    expect(await read("item", "en")).toMatchObject({ title: "Title", locale: "en" });
    expect((await read("item", "en")).bodyHtml).toContain("<em>English</em>");
  });

  it("falls back to Japanese as a whole and says so", async () => {
    await create({ slug: "item", title: "日本語だけ", body: "本文", english: null });
    const item = await read("item", "en");
    expect(item).toMatchObject({ locale: "ja", title: "日本語だけ", summary: "短い説明です。" });
    expect(item.bodyHtml).toContain("本文");
  });

  it("runs no script that is written into its body", async () => {
    const body = '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror="y">';
    await create({ slug: "item", body });
    expect((await read("item")).bodyHtml).not.toMatch(/script|onerror/i);
  });

  it("leads to the next older public item", async () => {
    await create({ slug: "newest", publishedAt: daysAgo(1) });
    await create({ slug: "hidden", publishedAt: daysAgo(2), state: "archived" });
    await create({ slug: "older", publishedAt: daysAgo(3), title: "前の記事" });
    expect((await read("newest")).older).toEqual({
      ...{ slug: "older", locale: "ja", title: "前の記事" },
    });
    expect((await read("older")).older).toBeNull();
  });

  it("leaves none out on the way through items of one moment", async () => {
    const publishedAt = daysAgo(1);
    for (const slug of ["a", "b", "c"]) await create({ slug, publishedAt });
    const rows = await database.db.selectFrom("news").select("slug").orderBy("id").execute();
    const walked: string[] = [];
    for (let slug = rows[0]?.slug; slug; slug = (await read(slug)).older?.slug) walked.push(slug);
    expect(walked).toEqual(rows.map((row) => row.slug));
  });

  it.each([
    ["unknown", {}],
    ["draft", { slug: "draft", state: "draft" }],
    ["archived", { slug: "archived", state: "archived" }],
    ["tomorrow", { slug: "tomorrow", publishedAt: daysAgo(-1) }],
  ] as const)("is not found when %s", async (slug, options) => {
    await create(options);
    await expect(read(slug)).rejects.toMatchObject({ code: "not-found", status: 404 });
  });
});
