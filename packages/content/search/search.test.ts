import type { SearchQuery } from "@takujo/contracts/content/search";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { fold, pairsOf } from "./fold.ts";
import { indexOutdated } from "./index.ts";
import { search } from "./search.ts";

const { db } = await createTestDatabase();
async function find(q: string, options: Partial<SearchQuery> = {}) {
  await indexOutdated(db);
  const filters = { upcoming: false, english: false, seats: false };
  return search(db, { q, locale: "ja", ...filters, ...options });
}
const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

beforeEach(async () => {
  await db.deleteFrom("news").execute();
  await db.deleteFrom("event").execute();
});

describe("search", () => {
  it.each([
    ["囲碁", "two characters"],
    ["いご いりぐち", "both words"],
    ["ｉｇｏ", "full-width letters"],
    ["IGO", "capitals"],
    ["ぼーどげーむ", "the other kana"],
    ["ﾎﾞｰﾄﾞ", "half-width kana"],
    ["囲碁\0入口", "what PostgreSQL takes in no text"],
  ])("finds %s, %s", async (words) => {
    await createNews(db, {
      slug: "wanted",
      title: "囲碁（いご）の入口 いりぐち",
      body: "igo とボードゲームの話",
    });
    await createNews(db, { slug: "other", title: "将棋", body: "別の話" });
    expect(slugs((await find(words)).news)).toEqual(["wanted"]);
  });

  it("wants every word, and each whole, not its pairs alone", async () => {
    await createNews(db, { slug: "apart", title: "東京と京都", body: "東京 京都" });
    await createNews(db, { slug: "whole", title: "東京都", body: "都" });
    expect(slugs((await find("東京都")).news)).toEqual(["whole"]);
    expect((await find("東京 大阪")).news.total).toBe(0);
  });

  it("finds by the text of the other language, and shows that of the page", async () => {
    const english = { title: "Go evening", summary: "s", body: "b" };
    await createNews(db, { slug: "both", title: "囲碁の夜", english });
    const { items } = (await find("evening")).news;
    expect(items[0]?.title).toEqual([{ text: "囲碁の夜", hit: false }]);
  });

  it("marks the words in title and excerpt, whatever their width", async () => {
    await createNews(db, { slug: "one", title: "Ｉｇｏの夜", body: `${"前".repeat(60)}igo後` });
    const [item] = (await find("igo")).news.items;
    expect(item?.title).toEqual([
      { text: "Ｉｇｏ", hit: true },
      { text: "の夜", hit: false },
    ]);
    expect(item?.excerpt.map(({ text }) => text)).toEqual(["…", "前".repeat(20), "igo", "後"]);
  });

  it("shows the words of Markdown, not its marks", async () => {
    await createNews(db, { slug: "one", body: "# 見出し\n\n**『囲碁』**と[リンク](/faq)" });
    const text = (await find("囲碁")).news.items[0]?.excerpt.map(({ text }) => text).join("");
    expect(text).toBe("短い説明です。 見出し 『囲碁』とリンク");
  });

  it("puts matches of the title first, then the newest", async () => {
    const ago = (days: number) => ({ publishedAt: hoursFromNow(-24 * days) });
    await createNews(db, { slug: "old", body: "花札", ...ago(3) });
    await createNews(db, { slug: "new", body: "花札", ...ago(1) });
    await createNews(db, { slug: "title", title: "花札の会", ...ago(9) });
    expect(slugs((await find("花札")).news)).toEqual(["title", "new", "old"]);
  });

  it("hides what is not public", async () => {
    await createNews(db, { title: "花札", state: "draft" });
    await createNews(db, { title: "花札", publishedAt: hoursFromNow(1) });
    await createEvent(db, { title: "花札", state: "draft" });
    const { news, event } = await find("花札");
    expect([news.total, event.total]).toEqual([0, 0]);
  });

  it("counts all and shows five of each kind, more of the one asked for", async () => {
    for (let index = 0; index < 7; index++) await createNews(db, { title: "花札" });
    const { news } = await find("花札");
    expect([news.total, news.items.length]).toEqual([7, 5]);
    expect((await find("花札", { kind: "news" })).news.items).toHaveLength(7);
  });

  it("shows events to come first, and can leave the others out", async () => {
    const names = { title: "花札" };
    await createEvent(db, { slug: "past", startsAt: hoursFromNow(-48), ...names });
    await createEvent(db, {
      slug: "later",
      startsAt: hoursFromNow(72),
      tags: ["english"],
      ...names,
    });
    const soon = await createEvent(db, { slug: "soon", startsAt: hoursFromNow(24), ...names });
    await createEventSession(db, { eventId: soon.id });
    expect(slugs((await find("花札")).event)).toEqual(["soon", "later", "past"]);
    expect(slugs((await find("花札", { upcoming: true })).event)).toEqual(["soon", "later"]);
    expect(slugs((await find("花札", { english: true })).event)).toEqual(["later"]);
    expect(slugs((await find("花札", { seats: true })).event)).toEqual(["soon"]);
  });

  it.each(["", "ご", "a", "   ", "%", "_%"])("finds nothing for %j", async (words) => {
    await createNews(db, { title: "碁 a" });
    expect((await find(words)).news.total).toBe(0);
  });
});

describe("folding", () => {
  it("is the same here and in the database", async () => {
    const samples = [
      "ＡＢＣａｂｃ１２３",
      "ｶﾞﾙｰﾌﾟ",
      "ヴァイオリン ヶヵヷ",
      "が か\u3099",
      "ÀÉ ß İ",
      "㌘①Ⅳ",
      "𠮷野家 😀a",
    ];
    for (const sample of samples) {
      const { rows } = await sql<{
        folded: string;
        pairs: string[];
      }>`select search_fold(${sample}) as folded, search_pairs(${sample}) as pairs`.execute(db);
      expect(rows[0]?.folded).toBe(fold(sample));
      expect(rows[0]?.pairs.sort()).toEqual(pairsOf(fold(sample).split(/\s+/)).sort());
    }
  });
});
