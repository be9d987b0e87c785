import type { SearchQuery } from "@takujo/contracts/content/search";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createVenue } from "@takujo/db/testing/create-venue";
import { event as enEvent } from "@takujo/i18n/messages/en/event";
import { article as jaArticle } from "@takujo/i18n/messages/ja/article";
import { event as jaEvent } from "@takujo/i18n/messages/ja/event";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { editing, newsDocument } from "../editing/testing/editor.ts";
import { indexOutdated } from "./index.ts";
import { tagWords } from "./indexing/write-entries.ts";
import { search } from "./search.ts";

const { db } = await createTestDatabase();
const newEditor = await editing(db);

const ask = (q: string, options: Partial<SearchQuery> = {}) =>
  search(db, { q, locale: "ja", upcoming: false, english: false, seats: false, ...options });

async function find(q: string, options: Partial<SearchQuery> = {}) {
  await indexOutdated(db);
  return ask(q, options);
}

const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);

beforeEach(async () => {
  await db.deleteFrom("news").execute();
  await db.deleteFrom("event").execute();
});

describe("search", () => {
  it("finds an event by its tag, venue, people and games, whose names are not in its text", async () => {
    const { id: venueId } = await createVenue(db, { name: "海辺ホール" });
    const { id: hostId } = await createStaff(db, { japanese: { name: "三浦 さとる" } });
    const { id: gameId } = await createBoardGame(db, { name: "港の六商人" });
    await createEvent(db, { slug: "ours", venueId, hostId, gameIds: [gameId], tags: ["beginner"] });
    await createEvent(db, { slug: "other" });
    for (const q of ["海辺ホール", "三浦", "六商人", "初心者", "初心者 三浦 六商人"]) {
      expect(slugs((await find(q)).event), q).toEqual(["ours"]);
    }
  });

  it("finds an event by the new name of its venue, changed however it was", async () => {
    const { id: venueId } = await createVenue(db, { name: "海辺ホール" });
    await createEvent(db, { slug: "ours", venueId });
    await find("海辺");
    await db
      .updateTable("venue_text")
      .set({ name: "山上会館" })
      .where("venue_id", "=", venueId)
      .execute();
    expect(slugs((await find("山上会館")).event)).toEqual(["ours"]);
    expect((await find("海辺ホール")).event.total).toBe(0);
  });

  it.each(["花札", "はなふだ", "ハナフダ", "ﾊﾅﾌﾀﾞ", "hanafuda", "ＨＡＮＡＦＵＤＡ", "hanahuda"])(
    "reads Japanese: %s",
    async (q) => {
      await createNews(db, { slug: "wanted", title: "花札の会", english: null });
      expect(slugs((await find(q)).news)).toEqual(["wanted"]);
    },
  );

  it("knows that romaji leaves out long vowels", async () => {
    await createNews(db, { slug: "wanted", title: "将棋の会", english: null });
    expect(slugs((await find("shogi")).news)).toEqual(["wanted"]);
  });

  it("takes no word for another that only sounds the same", async () => {
    await createNews(db, { slug: "place", title: "会場の地図", english: null });
    await createNews(db, { slug: "time", title: "開場の時刻", english: null });
    expect(slugs((await find("会場")).news)).toEqual(["place"]);
  });

  it("finds a word of one kanji, and says what else it looked for", async () => {
    await createNews(db, { slug: "wanted", title: "囲碁の会", english: null });
    const result = await find("碁");
    expect(slugs(result.news)).toEqual(["wanted"]);
    expect(result.also).toEqual(expect.arrayContaining(["囲碁", "igo", "Go"]));
  });

  it("does not find a short word inside of others, nor everywhere in a text", async () => {
    await createNews(db, {
      slug: "inside",
      title: "A good evening, long gone",
      body: "We go home.",
    });
    await createNews(db, { slug: "whole", title: "An evening of Go" });
    const result = await find("go", { locale: "en" });
    expect(slugs(result.news)).toEqual(["whole"]);
  });

  it.each([
    ["beginer", "beginner"],
    ["Englsh", "English"],
    ["tuornament", "tournament"],
    ["はなふた", "花札"],
  ])("corrects %s to %s, and says so", async (q, corrected) => {
    const english = { title: "Beginner tournament in English", summary: "s", body: "b" };
    await createNews(db, { slug: "wanted", title: "花札の会", english });
    const result = await find(q);
    expect(slugs(result.news)).toEqual(["wanted"]);
    expect(result.corrected?.toLowerCase()).toBe(corrected.toLowerCase());
  });

  it("takes a sentence apart if nothing has it as it is", async () => {
    await createNews(db, { slug: "wanted", title: "子どもといっしょに行けますか", english: null });
    expect(slugs((await find("子供と行けるイベント")).news)).toEqual(["wanted"]);
  });

  it("finds what was published at once, and its readings when a worker has been there", async () => {
    const editor = await newEditor();
    const { body: created } = await editor.create("news");
    const { body: draft } = await editor.read("news", created.id);
    const document = newsDocument("fresh", "折り紙の会");
    const saved = await editor.save("news", created.id, draft.version, document);
    const answer = await editor.publish("news", created.id, saved.body.version);
    expect(answer.status).toBe(200);
    expect(slugs((await ask("折り紙")).news)).toEqual(["fresh"]);
    const { rows } = await sql`select from graphile_worker.jobs where key = 'index-search'`.execute(
      db,
    );
    expect(rows).toHaveLength(1);
    expect(slugs((await find("おりがみ")).news)).toEqual(["fresh"]);
  });

  it.each([
    "'",
    "\\",
    "\\'",
    "' | 'a",
    "a:*",
    "!花札",
    "(((",
    "<->",
    "%_%",
    "😀😀😀",
    "\0\0",
    "𠮷".repeat(50),
    "あ ".repeat(50),
    "長".repeat(100),
    "a".repeat(100),
    "(a+)+$ ".repeat(14),
    "ａ'ｂ\\ｃ",
    "@news",
    "null",
  ])("answers %j, whatever it means", async (q) => {
    await createNews(db, { title: "花札" });
    const result = await find(q.slice(0, 100));
    expect(result.news.total).toBeLessThanOrEqual(1);
  });
});

describe("the words of a tag", () => {
  it("contain what pages call it", () => {
    for (const [tag, name] of [...Object.entries(jaEvent.tag), ...Object.entries(enEvent.tag)]) {
      expect(tagWords[tag], tag).toContain(name);
    }
    const { all: _, ...tags } = jaArticle.tag;
    for (const [tag, name] of Object.entries(tags)) expect(tagWords[tag], tag).toContain(name);
  });
});
