import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createFaq } from "@takujo/db/testing/create-faq";
import { createImage } from "@takujo/db/testing/create-image";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";

const { db, url } = await createTestDatabase({ isDirect: true });
const listener = new pg.Client({ connectionString: url });
const notices: { channel: string; payload: string }[] = [];

beforeAll(async () => {
  await listener.connect();
  listener.on("notification", ({ channel, payload = "" }) => notices.push({ channel, payload }));
  await listener.query("listen pages_outdated; listen content_changed");
});
afterAll(() => listener.end());

/** Notices on a channel, each once. A query on the listener returns after all earlier notices. */
async function told(channel = "pages_outdated"): Promise<string[]> {
  await listener.query("select 1");
  const payloads = notices.filter((notice) => notice.channel === channel);
  notices.length = 0;
  return [...new Set(payloads.map(({ payload }) => payload))].sort();
}

async function evening() {
  const game = await createBoardGame(db, { slug: "shogi" });
  const guide = await createStaff(db, { slug: "kaede" });
  const event = await createEvent(db, {
    slug: "evening",
    gameIds: [game.id],
    guideIds: [guide.id],
    hostId: guide.id,
  });
  const session = await createEventSession(db, { eventId: event.id });
  await told();
  return { event, game, guide, session };
}

beforeEach(async () => {
  await sql`truncate event, board_game, staff, news, article, image cascade`.execute(db);
  await told();
});

const one = ["any:event,item:evening"];

describe("a change of an event tells its own pages and the lists", () => {
  it.each([
    ["its facts", () => db.updateTable("event").set({ fee: 1 })],
    ["a text", () => db.updateTable("event_text").set({ title: "題" })],
    ["a text less", () => db.deleteFrom("event_text").where("locale", "=", "en")],
    ["its games", () => db.updateTable("event_game").set({ position: 7 })],
    ["a game less", () => db.deleteFrom("event_game")],
    ["its guides", () => db.deleteFrom("event_guide")],
    ["the time of a session", () => db.updateTable("event_session").set({ called_off: true })],
    ["a session less", () => db.deleteFrom("event_session")],
    ["the name of a session", () => db.updateTable("event_session_text").set({ name: "夜" })],
    ["its end", () => db.deleteFrom("event")],
  ])("by %s", async (_name, change) => {
    await evening();
    await change().execute();
    expect(await told()).toEqual(one);
  });

  it("by both slugs when it is renamed", async () => {
    await evening();
    await db.updateTable("event").set({ slug: "night" }).execute();
    const [tags = ""] = await told();
    expect(tags.split(",").sort()).toEqual(["any:event", "item:evening", "item:night"]);
  });

  it("but not when seats are taken, nothing was found, or the change was taken back", async () => {
    await evening();
    await db.updateTable("event_session").set({ seats_taken: 1 }).execute();
    await db.updateTable("event").set({ fee: 1 }).where("slug", "=", "unknown").execute();
    await db.deleteFrom("event_text").where("locale", "=", "xx").execute();
    await expect(
      db.transaction().execute(async (transaction) => {
        await transaction.updateTable("event").set({ fee: 2 }).execute();
        throw new Error("taken back");
      }),
    ).rejects.toThrow("taken back");
    expect(await told()).toEqual([]);
  });
});

describe("a change of what other pages show", () => {
  it("tells its slug, which those pages have", async () => {
    await evening();
    await db.updateTable("board_game_text").set({ name: "将棋" }).execute();
    expect(await told()).toEqual(["any:board-game,item:shogi"]);
    await db.updateTable("staff").set({ kana: "かえで" }).execute();
    expect(await told()).toEqual(["any:staff,item:kaede"]);
  });

  it("tells its kind when it is published or hidden, for no page has the slug of what it hides", async () => {
    await evening();
    await db.updateTable("board_game").set({ state: "archived" }).execute();
    expect(await told()).toEqual(["board-game"]);
    await db.updateTable("board_game").set({ state: "published" }).execute();
    expect(await told()).toEqual(["board-game"]);
  });

  it("tells the kind of a venue's events, which name it wherever they are shown", async () => {
    await evening();
    await db.updateTable("venue_text").set({ name: "会館" }).execute();
    expect(await told()).toEqual(["event"]);
  });

  it("tells the pages whose cover an image is, and no others", async () => {
    await evening();
    const [shown, other] = [await createImage(db), await createImage(db)];
    const cover = JSON.stringify({ image: shown.id });
    await createNews(db, { slug: "with-picture" });
    await createArticle(db, { slug: "without-picture" });
    await db.updateTable("news").set({ cover }).execute();
    await db.updateTable("event").set({ cover }).execute();
    await told();
    await db.updateTable("image").set({ alt_ja: "絵" }).where("id", "=", shown.id).execute();
    expect(await told()).toEqual([...one, "any:news,item:with-picture"]);
    await db.deleteFrom("image").where("id", "=", other.id).execute();
    expect(await told()).toEqual([]);
  });
});

describe("a change of very much", () => {
  const add = (count: number) =>
    sql`insert into news (slug, category, state, published_at)
      select 'item-' || n, 'notice', 'published', now() from generate_series(1, ${count}::int) as n`;

  it("of a thousand rows in one statement is one notice, of the kind", async () => {
    await add(1_000).execute(db);
    expect(await told()).toEqual(["news"]);
    await db.updateTable("news").set({ pinned: false }).execute();
    expect(await told()).toEqual(["news"]);
    await db.deleteFrom("news").execute();
    expect(await told()).toEqual(["news"]);
  });

  it("row by row in one transaction becomes the kind too", async () => {
    await add(1_000).execute(db);
    await told();
    await sql`do $$ begin for n in 1..1000 loop
      update news set pinned = false where slug = 'item-' || n; end loop; end $$`.execute(db);
    const tags = await told();
    expect(tags).toHaveLength(201);
    expect(tags).toContain("news");
    // The next transaction starts again.
    await db.updateTable("news").set({ pinned: false }).where("slug", "=", "item-1").execute();
    expect(await told()).toEqual(["any:news,item:item-1"]);
  });

  it("stays below the 8,000 bytes of a notice with the longest slugs", async () => {
    await sql`insert into news (slug, category) select repeat('a', 900) || n, 'notice'
      from generate_series(1, 20) as n`.execute(db);
    expect(await told()).toEqual(["news"]);
  });

  it("of a whole table is its kind", async () => {
    await sql`truncate faq cascade`.execute(db);
    expect(await told()).toEqual(["faq"]);
  });
});

describe("processes of the former version", () => {
  it("still hear the kind of every change", async () => {
    await evening();
    await db.updateTable("event_text").set({ title: "題" }).execute();
    expect(await told("content_changed")).toEqual(["event"]);
    await createFaq(db);
    expect(await told("content_changed")).toEqual(["faq"]);
  });

  it("hear of no table that tells nothing to those of this version", async () => {
    const watched = (functions: string[]) =>
      sql<{ name: string }>`select distinct tgrelid::regclass::text as name from pg_trigger
        join pg_proc on pg_proc.oid = tgfoid where proname = any(${functions}) order by 1`.execute(
        db,
      );
    const before = await watched(["notify_content_changed", "notify_image_changed"]);
    const now = await watched(["outdate_pages"]);
    expect(now.rows).toEqual(expect.arrayContaining(before.rows));
    expect(before.rows.length).toBeGreaterThan(20);
  });
});
