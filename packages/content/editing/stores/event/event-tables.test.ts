import { randomUUID } from "node:crypto";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { sessionLetters } from "@takujo/contracts/table-names";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createStaff } from "@takujo/db/testing/create-staff";
import { createVenue } from "@takujo/db/testing/create-venue";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { tidyDocument } from "../../document/tidy-document.ts";
import { fillMissingValues } from "../../preview/fill-missing-values.ts";
import { editing } from "../../testing/editor.ts";
import { eventStore } from "./index.ts";

const { db } = await createTestDatabase();
const editor = await (await editing(db))();
const startsAt = new Date(Date.now() + 240 * 3_600_000);

const read = async (id: string) => {
  const stored = await eventStore.read(db, id);
  if (!stored) throw new Error("no such event");
  return stored.document;
};
const write = (id: string, document: ContentDocument) =>
  db
    .transaction()
    .execute((transaction) =>
      eventStore.write(transaction, id, tidyDocument("event", document), new Date()),
    );
const gamesOf = async (id: string) => {
  const rows = await db
    .selectFrom("event_game")
    .select("board_game_id")
    .where("event_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ board_game_id }) => board_game_id);
};
const guidesOf = async (id: string) => {
  const rows = await db
    .selectFrom("event_guide")
    .select("staff_id")
    .where("event_id", "=", id)
    .orderBy("position")
    .execute();
  return rows.map(({ staff_id }) => staff_id);
};

/** An event with one table for each change. */
async function withTables(...changes: Partial<SessionDocument>[]) {
  const { id } = await createEvent(db, { startsAt });
  await createEventSession(db, { eventId: id, startsAt });
  const document = await read(id);
  const [first] = document.sessions ?? [];
  if (!first) throw new Error("no session");
  const sessions = changes.map((change, index) => ({
    ...first,
    id: randomUUID(),
    kind: "table" as const,
    letter: sessionLetters[index] ?? "",
    ...change,
  }));
  return { id, document: { ...document, sessions } };
}

const ids = async (count: number, create: () => Promise<{ id: string }>) =>
  (await Promise.all(Array.from({ length: count }, create))).map(({ id }) => id);

describe("the games and guides of an event", () => {
  it("are those of its tables, each once, then those chosen besides", async () => {
    const [one = "", other = "", besides = ""] = await ids(3, () => createBoardGame(db));
    const [guide = "", host = ""] = await ids(2, () => createStaff(db));
    const { id, document } = await withTables({ game: other, guide }, { game: one, guide }, {});
    const chosen = { ...document.shared, games: [besides, one], guides: [host] };
    await write(id, { ...document, shared: chosen });
    expect(await gamesOf(id)).toEqual([other, one, besides]);
    expect(await guidesOf(id)).toEqual([guide, host]);
    expect((await read(id)).shared).toMatchObject({ games: [besides], guides: [host] });
  });

  it("leave nothing behind when a table gets another", async () => {
    const [one = "", other = ""] = await ids(2, () => createBoardGame(db));
    const { id, document } = await withTables({ game: one });
    await write(id, document);
    const changed = await read(id);
    const sessions = (changed.sessions ?? []).map((session) => ({ ...session, game: other }));
    await write(id, { ...changed, sessions });
    expect(await gamesOf(id)).toEqual([other]);
  });

  it("are written once, whatever the case of an id", async () => {
    const [game = ""] = await ids(1, () => createBoardGame(db));
    const { id, document } = await withTables({ game: game.toUpperCase() }, { game });
    await write(id, { ...document, shared: { ...document.shared, games: [game, game] } });
    expect(await gamesOf(id)).toEqual([game]);
  });

  it("are in the preview, but for what does not exist", async () => {
    const [game = ""] = await ids(1, () => createBoardGame(db));
    const [guide = ""] = await ids(1, () => createStaff(db));
    const { id, document } = await withTables(
      { game, guide: randomUUID() },
      { game: randomUUID(), guide },
      { game: "nothing" },
    );
    const item = { kind: "event", itemId: id } as const;
    const { shared } = await db
      .transaction()
      .execute((transaction) => fillMissingValues(transaction, item, document));
    expect(shared).toMatchObject({ games: [game], guides: [guide] });
  });
});

describe("the letters of tables", () => {
  it("are those of the iroha, and tables come in their order", async () => {
    expect(sessionLetters).toHaveLength(47);
    const { id, document } = await withTables(...sessionLetters.map(() => ({})));
    expect(await eventStore.findProblems(db, id, document)).toEqual([]);
    await write(id, document);
    await db.updateTable("event_session").set({ position: 0 }).where("event_id", "=", id).execute();
    const letters = (await read(id)).sessions?.map(({ letter }) => letter);
    expect(letters).toEqual(sessionLetters);
  });

  it.each(["ん", "A", "ー"])("%s is none of them", async (letter) => {
    const { id, document } = await withTables({ letter });
    const problems = await eventStore.findProblems(db, id, document);
    expect(problems).toMatchObject([{ field: "letter", problem: "unknown-choice" }]);
    const stored = createEventSession(db, { eventId: id, letter });
    await expect(stored).rejects.toThrow("event_session_letter_check");
  });
});

describe("a new event", () => {
  it("begins with the settings of the one that was published last, and with nothing of its own", async () => {
    await createEvent(db, { fee: 100, publishedAt: new Date(Date.now() - 7_200_000) });
    const last = await createEvent(db, {
      fee: 2800,
      cancellation: "前日まで無料です。",
      publishedAt: new Date(Date.now() + 1_000),
    });
    const { venue } = (await read(last.id)).shared;
    const { body } = await editor.create("event");
    const { document } = (await editor.read("event", body.id)).body;
    expect(document).toMatchObject({
      shared: { venue, fee: 2800, slug: "", startsAt: "" },
      texts: { ja: { title: "", cancellation: "前日まで無料です。", bring: "- くつ下" }, en: {} },
      sessions: [],
    });
  });

  it("begins at the venue that the settings name, with its room", async () => {
    const elsewhere = await createEvent(db, { publishedAt: new Date(Date.now() + 2_000) });
    const house = await createVenue(db, { slug: "the-house" });
    const settings = (room: string) =>
      JSON.stringify({ venue: "the-house", place: { room: { ja: room, en: "" } } });
    const begin = async () => {
      const { body } = await editor.create("event");
      return (await editor.read("event", body.id)).body.document;
    };
    try {
      await db
        .updateTable("site")
        .set({ settings: settings("奥の間") })
        .execute();
      expect(await begin()).toMatchObject({
        shared: { venue: house.id },
        texts: { ja: { room: "奥の間" } },
      });
      // The room of another venue is not there.
      await db
        .updateTable("site")
        .set({ settings: settings("") })
        .execute();
      expect(await begin()).toMatchObject({
        shared: { venue: house.id },
        texts: { ja: { room: "" } },
      });
      await db.updateTable("site").set({ settings: '{"venue":"no-such"}' }).execute();
      const { venue } = (await read(elsewhere.id)).shared;
      expect((await begin()).shared).toMatchObject({ venue });
    } finally {
      await db.updateTable("site").set({ settings: "{}" }).execute();
    }
  });

  it("copied to another day has everything there, and its address", async () => {
    const { id } = await createEvent(db, {
      slug: "heavy-night-2027-04-18",
      startsAt: new Date("2027-04-18T13:00+09:00"),
    });
    const { body } = await editor.create("event", { copyOf: id, day: "2027-05-23" });
    const { document } = (await editor.read("event", body.id)).body;
    expect(document.shared).toMatchObject({
      slug: "heavy-night-2027-05-23",
      startsAt: "2027-05-23T04:00:00.000Z",
      doorsAt: "2027-05-23T03:30:00.000Z",
    });
    expect((await editor.create("event", { copyOf: id, day: "soon" })).status).toBe(400);
    expect((await editor.create("event", { copyOf: id, day: "0000-01-01" })).status).toBe(400);
  });
});
