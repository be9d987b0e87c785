import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createNews } from "@takujo/db/testing/create-news";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createVenue } from "@takujo/db/testing/create-venue";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { runningSite } from "../support/running-site.ts";
import { waitUntil } from "../support/wait-until.ts";

const site = await runningSite(
  async ({ db }) => {
    const venueId = (await createVenue(db, { slug: "hall" })).id;
    const shogi = await createBoardGame(db, { slug: "shogi" });
    const go = await createBoardGame(db, { slug: "go" });
    const kaede = await createStaff(db, { slug: "kaede" });
    const days = (count: number) => new Date(Date.now() + count * 86_400_000);
    // Without common tags, so that neither shows the other as related.
    const first = { slug: "first", tags: ["heavy"], gameIds: [shogi.id], startsAt: days(9) };
    const second = { slug: "second", tags: ["family"], gameIds: [go.id], startsAt: days(10) };
    await createEvent(db, { ...first, venueId });
    const { id: eventId } = await createEvent(db, { ...second, venueId });
    // Named by a table alone.
    await createEventSession(db, { eventId, guideId: kaede.id, letter: "い" });
    await createEvent(db, { slug: "beside-first", tags: ["heavy"], venueId, startsAt: days(8) });
    await createNews(db, { slug: "a-notice", publishedAt: days(-9) });
    await createArticle(db, { slug: "a-story" });
  },
  { CACHE_TAG_HEADER: "Surrogate-Key" },
);

const { db } = site.database;
const pages = {
  first: "/en/event/first",
  second: "/en/event/second",
  list: "/en/event",
  home: "/en",
  news: "/en/news/a-notice",
  feed: "/en/event/feed.xml",
  card: "/social/event/first.png",
} as const;
type Page = keyof typeof pages;
const allPages = Object.keys(pages) as Page[];

/** Rendered pages leave a line in the log, those from memory none. */
const rendered = () => site.server.logs().filter((line) => line.includes('"msg":"request"'));
const pathsSince = (count: number) =>
  rendered()
    .slice(count)
    .map((line) => JSON.parse(line).path as string);

async function visitAll(): Promise<Page[]> {
  const before = rendered().length;
  for (const page of allPages) expect((await site.get(pages[page])).status, page).toBe(200);
  // Never cached; its line is the last.
  await site.get("/no-such-page");
  await waitUntil(() => pathsSince(before).includes("/no-such-page"));
  const paths = pathsSince(before);
  return allPages.filter((page) => paths.includes(pages[page]));
}

/** Pages rendered again after a change, once the server has received it. */
async function outdatedBy(change: () => Promise<unknown>): Promise<Page[]> {
  // Notices of the change before may come late.
  await waitUntil(async () => (await visitAll()).length === 0);
  await change();
  // A change made after the other, so its notice comes after it.
  const mark = `/en/faq?q=${Math.random()}`;
  await site.get(mark);
  await sql`notify pages_outdated, 'any:faq'`.execute(db);
  await waitUntil(async () => {
    const before = rendered().length;
    await site.get(mark);
    return pathsSince(before).length > 0;
  });
  return visitAll();
}

const text = (table: "event_text" | "board_game_text" | "staff_text", slug: string) => {
  const [owner, column] = (
    {
      event_text: ["event", "title"],
      board_game_text: ["board_game", "name"],
      staff_text: ["staff", "name"],
    } as const
  )[table];
  return sql`update ${sql.table(table)} set ${sql.ref(column)} = ${`changed ${Math.random()}`}
    where ${sql.ref(`${owner}_id`)} = (select id from ${sql.table(owner)} where slug = ${slug})`.execute(
    db,
  );
};

describe("an edit outdates the pages it touches and no others", () => {
  // Notices of what was created before may come late.
  beforeAll(() => waitUntil(async () => (await visitAll()).length === 0));

  it("an event: its page, its card, and the lists", async () => {
    const outdated = await outdatedBy(() => text("event_text", "first"));
    expect(outdated).toEqual(["first", "list", "home", "feed", "card"]);
  });

  it("an event that another page shows as related: that page too", async () => {
    const outdated = await outdatedBy(() => text("event_text", "beside-first"));
    expect(outdated).toEqual(["first", "list", "home", "feed"]);
  });

  it("a game: the pages of events that have it, and lists that name games", async () => {
    const outdated = await outdatedBy(() => text("board_game_text", "shogi"));
    expect(outdated).toEqual(["first", "list", "home"]);
  });

  it("a guide of one table: that event's page", async () => {
    expect(await outdatedBy(() => text("staff_text", "kaede"))).toEqual(["second"]);
  });

  it("a game that is hidden and shown again: every page with games", async () => {
    const hide = (state: string) => () =>
      db.updateTable("board_game").set({ state }).where("slug", "=", "go").execute();
    expect(await outdatedBy(hide("archived"))).toEqual(["first", "second", "list", "home"]);
    expect(await outdatedBy(hide("published"))).toEqual(["first", "second", "list", "home"]);
    expect((await site.get(pages.second)).text).toContain("go");
  });

  it("a thousand events at once: everything that shows events, and nothing else", async () => {
    const outdated = await outdatedBy(() =>
      sql`insert into event (slug, venue_id, doors_at, starts_at, ends_at, fee)
        select 'draft-' || n, venue_id, doors_at, starts_at, ends_at, fee from event, generate_series(1, 1000) as n
        where slug = 'first'`.execute(db),
    );
    expect(outdated).toEqual(allPages.filter((page) => page !== "news"));
  });

  it("a new slug: the page moves at once", async () => {
    const rename = (from: string, to: string) =>
      db.updateTable("event").set({ slug: to }).where("slug", "=", from).execute();
    await visitAll();
    await rename("second", "second-night");
    await waitUntil(async () => (await site.get(pages.second)).status === 301);
    expect((await site.get(`${pages.second}-night`)).status).toBe(200);
    await rename("second-night", "second");
    await waitUntil(async () => (await site.get(pages.second)).status === 200);
  });
});

describe("what a page was rendered from", () => {
  it("is told to a CDN: every slug of its answers, or any item of the kinds of a list", async () => {
    const keys = async (path: string) =>
      `${(await site.get(path)).headers["surrogate-key"]}`.split(" ").sort();
    expect(await keys(pages.second)).toEqual(
      [
        "board-game",
        "event",
        "item:go",
        "item:hall",
        "item:kaede",
        "item:second",
        "site",
        "staff",
      ].sort(),
    );
    expect(await keys(pages.list)).toEqual(
      ["any:board-game", "any:event", "board-game", "event", "site"].sort(),
    );
    const { headers } = await site.get(pages.first);
    expect(`${headers["surrogate-key"]}`.length).toBeLessThan(4_000);
  });
});

describe("a listener that was cut off", () => {
  it("delays nobody after reconnecting, and shows missed changes a moment later", async () => {
    await visitAll();
    const lost = () => site.server.logs().filter((line) => line.includes("changes are not heard"));
    const before = lost().length;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'takujo content changes' and datname = current_database()`.execute(
      db,
    );
    await waitUntil(() => lost().length > before);
    await text("event_text", "first");
    await waitUntil(async () => (await site.get(pages.first)).text.includes("changed"));
    const title = await sql<{ title: string }>`select title from event_text
      join event on event.id = event_id where slug = 'first' and locale = 'en'`.execute(db);
    await waitUntil(async () =>
      (await site.get(pages.first)).text.includes(title.rows[0]?.title ?? "?"),
    );
  });
});
