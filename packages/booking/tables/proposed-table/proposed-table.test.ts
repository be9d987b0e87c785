import { randomUUID } from "node:crypto";
import { eventStore } from "@takujo/content/editing/stores/event/index";
import {
  ownProposalsSchema,
  proposedTablesSchema,
  tableBoardSchema,
} from "@takujo/contracts/booking/tables/proposed-table";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";
import { blankOldDetails } from "../due/blank-old-details.ts";

const { db } = await createTestDatabase();
const { player } = await reserving(db);
const admin = await player({ role: "admin" });
const hour = 3_600_000;
const day = 24 * hour;
const inDays = (days: number) => new Date(Date.now() + days * day);

const rule = (more: object = {}) => ({
  ...{ mostTables: 2, minSeats: 2, maxSeats: 6, startsFrom: null, endsBy: null },
  until: inDays(9).toISOString(),
  ...more,
});

async function evening(more: object | null = {}) {
  const startsAt = inDays(10);
  const { id, slug } = await createEvent(db, { slug: `evening-${randomUUID()}`, startsAt });
  const { id: sessionId } = await createEventSession(db, { eventId: id, startsAt });
  const wanted = (extra: object = {}) => ({
    game: "持ちこみの将棋",
    ...{ audience: "everyone", language: "ja", seats: 4 },
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 2 * hour).toISOString(),
    ...extra,
  });
  const set = (change: object | null) =>
    admin.call("POST", `/admin/events/${id}/table-rule`, { rule: change && rule(change) });
  if (more) expect((await set(more)).status).toBe(200);
  return { id, slug, sessionId, startsAt, wanted, set };
}

type Answer = { id?: string; code?: string; reason?: string };

type Evening = Awaited<ReturnType<typeof evening>>;

const propose = async (person: Player, { slug, wanted }: Evening, extra: object = {}) => {
  const answer = await person.call("POST", `/events/${slug}/table-proposals`, wanted(extra));
  return { status: answer.status, ...((await answer.json()) as Answer) };
};
const decide = async (verb: string, { id }: Evening, proposalId: string, answer = "") => {
  const path = `/admin/events/${id}/table-proposals/${proposalId}/${verb}`;
  const reply = await admin.call("POST", path, { answer });
  return { status: reply.status, ...((await reply.json()) as Answer) };
};
const boardOf = async (person: Player, { slug }: Evening) =>
  tableBoardSchema
    .strict()
    .parse(await (await person.call("GET", `/events/${slug}/table-proposals`)).json());
const listOf = async ({ id }: Evening) =>
  proposedTablesSchema
    .strict()
    .parse(await (await admin.call("GET", `/admin/events/${id}/table-proposals`)).json());
const ownOf = async (person: Player) =>
  ownProposalsSchema.strict().parse(await (await person.call("GET", "/table-proposals")).json())
    .proposals;
const sessionsOf = ({ id }: Evening) =>
  db
    .selectFrom("event_session")
    .where("event_id", "=", id)
    .select(["id", "letter", "capacity", "seats_taken"])
    .orderBy("position")
    .execute();
const mailsOf = async () => {
  const { rows } = await sql<{ payload: { kind?: string; proposalId?: string } }>`
    select payload from graphile_worker._private_jobs`.execute(db);
  return rows.map(({ payload }) => payload);
};

describe("a proposed table", () => {
  it("becomes an ordinary one, whose first seat is offered to its proposer", async () => {
    const event = await evening();
    const [person, guest] = [await player(), await player()];
    const game = await createBoardGame(db);
    const [name] = await db
      .selectFrom("board_game_text")
      .where("board_game_id", "=", game.id)
      .where("locale", "=", "ja")
      .select("name")
      .execute();
    const { id, status } = await propose(person, event, { game: name?.name, note: "初版です" });
    expect(status).toBe(201);
    expect(await listOf(event)).toMatchObject({
      tables: 0,
      proposals: [{ id, state: "proposed", slug: game.slug, note: "初版です" }],
    });
    expect(await decide("approve", event, id ?? "", "楽しみです")).toMatchObject({ status: 200 });
    const [, table] = await sessionsOf(event);
    expect(table).toMatchObject({ letter: "い", capacity: 4, seats_taken: 1 });
    const [own] = await ownOf(person);
    expect(own).toMatchObject({
      ...{ state: "approved", answer: "楽しみです", reservationState: "offered", isOver: false },
    });
    expect((await mailsOf()).map(({ kind }) => kind)).toContain("table-approved");
    await person.accept(own?.reservationId ?? "");
    const held = await guest.hold(table?.id ?? "", 3);
    expect((await guest.confirm(held.id)).state).toBe("confirmed");
    await expect((await player()).hold(table?.id ?? "", 1)).rejects.toThrow("session-full");
    expect((await boardOf(guest, event)).tables).toMatchObject([
      { sessionId: table?.id, isOwn: false, state: "approved", title: name?.name },
    ]);
  });

  it("leaves a draft of the event a draft, and is in it too", async () => {
    const event = await evening();
    const { id } = await propose(await player(), event);
    const stored = await eventStore.read(db, event.id);
    if (!stored) throw new Error("no event");
    const document = structuredClone(stored.document);
    document.texts.ja["title"] = "まだ書きかけ";
    await db
      .insertInto("content_draft")
      .values({
        ...{ kind: "event", item_id: event.id, is_new: false },
        document: JSON.stringify(document),
      })
      .execute();
    expect((await decide("approve", event, id ?? "")).status).toBe(200);
    const [, table] = await sessionsOf(event);
    const draft = await db
      .selectFrom("content_draft")
      .where("item_id", "=", event.id)
      .select(["document", "version"])
      .executeTakeFirstOrThrow();
    expect(draft.document).toMatchObject({
      texts: { ja: { title: "まだ書きかけ" } },
      sessions: [{}, { id: table?.id, names: { ja: "持ちこみの将棋" } }],
    });
    expect((await eventStore.read(db, event.id))?.document.texts.ja["title"]).not.toBe(
      "まだ書きかけ",
    );
    const revisions = await db
      .selectFrom("content_revision")
      .where("item_id", "=", event.id)
      .select(["number", "version"])
      .orderBy("number")
      .execute();
    expect(revisions.map(({ number }) => number)).toEqual([1, 2]);
    expect(Number(revisions[1]?.version)).toBeLessThan(Number(draft.version));
  });

  it("is declined with a message, and can be approved later", async () => {
    const event = await evening();
    const person = await player();
    const { id = "" } = await propose(person, event);
    expect((await decide("decline", event, id, "部屋がいっぱいです")).status).toBe(200);
    expect(await ownOf(person)).toMatchObject([
      { state: "declined", answer: "部屋がいっぱいです" },
    ]);
    expect((await mailsOf()).some(({ proposalId }) => proposalId === id)).toBe(true);
    expect(await decide("decline", event, id)).toMatchObject({ status: 409 });
    expect((await decide("approve", event, id)).status).toBe(200);
    expect(await decide("approve", event, id)).toMatchObject({ status: 409 });
  });

  it("can be withdrawn by its proposer only", async () => {
    const event = await evening();
    const [person, stranger] = [await player(), await player()];
    const { id = "" } = await propose(person, event);
    const path = `/table-proposals/${id}/withdraw`;
    expect((await stranger.call("POST", path, {})).status).toBe(404);
    expect((await person.call("POST", path, {})).status).toBe(200);
    expect((await person.call("POST", path, {})).status).toBe(409);
    expect(await decide("approve", event, id)).toMatchObject({ status: 409 });
    expect(await sessionsOf(event)).toHaveLength(1);
  });
});

describe("the organizer's rule", () => {
  it("is off at first, and its bounds hold", async () => {
    const off = await evening(null);
    const person = await player();
    expect(await propose(person, off)).toMatchObject({ status: 409, reason: "off" });
    expect((await boardOf(person, off)).refusal).toBe("off");
    const event = await evening({
      startsFrom: inDays(10.02).toISOString(),
      endsBy: inDays(10.1).toISOString(),
    });
    const at = (days: number) => new Date(event.startsAt.getTime() + days * day).toISOString();
    const hours = { startsAt: at(0.03), endsAt: at(0.08) };
    for (const wrong of [
      {},
      { ...hours, seats: 7 },
      { ...hours, endsAt: at(0.12) },
      { ...hours, endsAt: hours.startsAt },
      { ...hours, minPlayers: 5 },
      { ...hours, game: " " },
      { ...hours, game: "あ".repeat(81) },
      { ...hours, audience: "nobody" },
    ]) {
      expect((await propose(person, event, wrong)).status).toBe(400);
    }
    expect((await propose(person, event, hours)).status).toBe(201);
    expect((await event.set({ maxSeats: 3, minSeats: 4 })).status).toBe(400);
    expect((await event.set({ until: inDays(20).toISOString() })).status).toBe(400);
    expect((await event.set({ until: inDays(-1).toISOString() })).status).toBe(200);
    expect(await propose(await player(), event, hours)).toMatchObject({ reason: "over" });
    expect((await event.set(null)).status).toBe(200);
    expect((await listOf(event)).rule).toBeNull();
  });

  it("limits the number of tables, also for concurrent approvals", async () => {
    const event = await evening();
    const ids = await Promise.all(
      Array.from({ length: 5 }, async () => (await propose(await player(), event)).id ?? ""),
    );
    const answers = await Promise.all(ids.map((id) => decide("approve", event, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ reason: "full" });
    const sessions = await sessionsOf(event);
    expect(sessions.map(({ letter }) => letter)).toEqual([null, "い", "ろ"]);
    expect(await propose(await player(), event)).toMatchObject({ reason: "full" });
    await db
      .updateTable("event_session")
      .set({ called_off: true })
      .where("id", "=", sessions[1]?.id ?? "")
      .execute();
    expect((await propose(await player(), event)).status).toBe(201);
  });

  it("makes one table of a proposal that two approve at once, or none if it is withdrawn", async () => {
    const event = await evening();
    const [one, other] = [await player(), await player()];
    const { id: first = "" } = await propose(one, event);
    const { id: second = "" } = await propose(other, event);
    const [twice, withdrawal, approval] = await Promise.all([
      Promise.all([decide("approve", event, first), decide("approve", event, first)]),
      other.call("POST", `/table-proposals/${second}/withdraw`, {}),
      decide("approve", event, second),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([withdrawal.status, approval.status].sort()).toEqual([200, 409]);
    const tables = 1 + (approval.status === 200 ? 1 : 0);
    expect(await sessionsOf(event)).toHaveLength(1 + tables);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from reservation join event_session as session on session.id = event_session_id
      where session.event_id = ${event.id}`.execute(db);
    expect(rows).toEqual([{ count: tables }]);
  });

  it("bounds what one person proposes, also at once", async () => {
    const event = await evening({ mostTables: 9 });
    const person = await player();
    const answers = await Promise.all(Array.from({ length: 4 }, () => propose(person, event)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    expect(await propose(person, event)).toMatchObject({ reason: "too-many" });
  });

  it("is refused where fifty wait at the event, also to people who propose at once", async () => {
    const event = await evening({ mostTables: 20 });
    const author = await player();
    await sql`insert into table_proposal (
        event_id, user_id, title, audience, language, starts_at, ends_at, seats, created_at
      ) select ${event.id}, ${author.id}, 'x', 'everyone', 'ja', ${event.startsAt}::timestamptz,
        ${event.startsAt}::timestamptz + interval '1 hour', 4, now() from generate_series(1, 49)`.execute(
      db,
    );
    const people = await Promise.all(Array.from({ length: 8 }, () => player()));
    const answers = await Promise.all(people.map((person) => propose(person, event)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ reason }) => reason === "full")).toHaveLength(7);
  });
});

describe("a proposal", () => {
  it("is refused to people with too many absences", async () => {
    const event = await evening();
    const person = await player();
    await db
      .updateTable("no_show_rule")
      .set({ is_on: true, absences: 2, most_coming: 1 })
      .execute();
    for (const days of [-5, -6]) {
      const former = await createEvent(db, { startsAt: inDays(days) });
      const session = await createEventSession(db, { eventId: former.id, startsAt: inDays(days) });
      await createReservation(db, {
        ...{ eventSessionId: session.id, userId: person.id, state: "no-show" },
      });
    }
    await person.confirm((await person.hold((await evening()).sessionId, 1)).id);
    expect(await propose(person, event)).toMatchObject({ status: 409, code: "no-show-limit" });
    await db.updateTable("no_show_rule").set({ is_on: false }).execute();
    expect((await propose(person, event)).status).toBe(201);
  });

  it("gets no table if its guest is banned, its game has left the shelf or its event is canceled", async () => {
    const event = await evening();
    const person = await player();
    const game = await createBoardGame(db);
    const [name] = await db
      .selectFrom("board_game_text")
      .where("board_game_id", "=", game.id)
      .select("name")
      .execute();
    const { id = "" } = await propose(person, event, { game: name?.name });
    await db.updateTable("user").set({ banned: true }).where("id", "=", person.id).execute();
    expect(await decide("approve", event, id)).toMatchObject({ status: 409, reason: "banned" });
    await db.updateTable("user").set({ banned: false }).where("id", "=", person.id).execute();
    await db
      .updateTable("board_game")
      .set({ state: "archived" })
      .where("id", "=", game.id)
      .execute();
    expect(await decide("approve", event, id)).toMatchObject({ reason: "game-gone" });
    await db
      .updateTable("board_game")
      .set({ state: "published" })
      .where("id", "=", game.id)
      .execute();
    await db.updateTable("event").set({ state: "cancelled" }).where("id", "=", event.id).execute();
    expect(await decide("approve", event, id)).toMatchObject({ reason: "over" });
    expect(await propose(await player(), event)).toMatchObject({ reason: "over" });
    expect(await ownOf(person)).toMatchObject([{ isOver: true }]);
    const elsewhere = await evening();
    expect(await decide("approve", elsewhere, id)).toMatchObject({ status: 404 });
    expect(await decide("decline", elsewhere, id)).toMatchObject({ status: 404 });
  });

  it("gets no table at hours that the event no longer has", async () => {
    const event = await evening();
    const { id = "" } = await propose(await player(), event);
    const later = new Date(event.startsAt.getTime() + day);
    await db
      .updateTable("event")
      .set({ starts_at: later, ends_at: new Date(later.getTime() + 3 * hour) })
      .where("id", "=", event.id)
      .execute();
    expect(await decide("approve", event, id)).toMatchObject({ reason: "over" });
  });

  it("shows its guest's name only to guests of the event, and its text only to its guest while it waits", async () => {
    const event = await evening();
    const [person, stranger, fellow] = [await player(), await player(), await player()];
    await propose(person, event, { showsName: true });
    const { id } = await fellow.hold(event.sessionId, 1);
    await fellow.confirm(id);
    const shown = await boardOf(stranger, event);
    expect(shown.tables).toMatchObject([{ title: null, name: null, isOwn: false }]);
    expect(shown.isComing).toBe(false);
    const [seen] = (await boardOf(fellow, event)).tables;
    expect(seen).toMatchObject({ title: null });
    expect(seen?.name).toBeTruthy();
    expect((await boardOf(person, event)).tables).toMatchObject([
      { title: "持ちこみの将棋", name: null, isOwn: true },
    ]);
  });
});

it("a deleted account removes pending proposals; an approved table stays, and counts", async () => {
  const event = await evening({ mostTables: 1 });
  const [person, guest] = [await player(), await player()];
  const { id: kept = "" } = await propose(person, event, { note: "ひみつ" });
  await propose(person, event);
  await decide("approve", event, kept, "どうぞ");
  const [, table] = await sessionsOf(event);
  await guest.confirm((await guest.hold(table?.id ?? "", 1)).id);
  await db.deleteFrom("user").where("id", "=", person.id).execute();
  const { proposals, tables } = await listOf(event);
  expect(proposals).toMatchObject([
    { id: kept, state: "approved", person: null, note: "", answer: "" },
  ]);
  expect(tables).toBe(1);
  expect((await sessionsOf(event))[1]).toMatchObject({ id: table?.id, seats_taken: 1 });
  expect(await propose(await player(), event)).toMatchObject({ reason: "full" });
});

it("ninety days after the event, proposals and game wishes are deleted; the table stays", async () => {
  const [event, later] = [await evening(), await evening()];
  const person = await player();
  const ids = [await propose(person, event), await propose(person, event)];
  await decide("approve", event, ids[0]?.id ?? "");
  await decide("decline", event, ids[1]?.id ?? "", "また今度");
  for (const { slug } of [event, later]) {
    const wish = { kind: "want", game: "将棋" };
    const said = await person.call("POST", `/events/${slug}/game-interests`, wish);
    expect(said.status).toBe(200);
  }
  await propose(person, later);
  const moved = { starts_at: inDays(30), ends_at: inDays(31) };
  await db.updateTable("event").set(moved).where("id", "=", later.id).execute();
  const left = async ({ id }: Evening) => {
    const [{ rows: proposals }, { rows: games }] = await Promise.all([
      sql`select from table_proposal where event_id = ${id}`.execute(db),
      sql`select from game_interest where event_id = ${id}`.execute(db),
    ]);
    return [proposals.length, games.length];
  };
  await blankOldDetails(db, inDays(10 + 89));
  expect(await left(event)).toEqual([2, 1]);
  await blankOldDetails(db, inDays(10 + 92));
  expect(await left(event)).toEqual([0, 0]);
  expect(await left(later)).toEqual([1, 1]);
  expect(await sessionsOf(event)).toMatchObject([{}, { letter: "い", seats_taken: 1 }]);
});
