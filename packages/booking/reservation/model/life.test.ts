import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { numberOfRuns } from "../../../../tests/support/number-of-runs.ts";
import { goodDetails } from "../../../../tests/support/reserving.ts";
import { takeMarks } from "../../door/reception/mark/take-marks.ts";
import { createSeatGate } from "../../seats/index.ts";
import { settleSessions } from "../../tables/due/run-due-work.ts";
import {
  approveProposal,
  declineProposal,
  proposeTable,
  withdrawProposal,
} from "../../tables/index.ts";
import { returnSeat, sendSeat, takeSeat, withdrawSeat } from "../friend-seat/hand-over-seat.ts";
import { acceptOffer } from "../own/accept-offer.ts";
import { cancelReservation } from "../own/cancel-reservation.ts";
import { changeReservation } from "../own/change-reservation.ts";
import { confirmReservation } from "../own/confirm-reservation.ts";
import { joinQueue } from "../own/join-queue.ts";
import { type Command, commands } from "./commands.ts";
import { createCodes } from "./create-codes.ts";
import { createPasses } from "./create-passes.ts";
import { Refusal } from "./model.ts";
import { ModelWithTables as Model, proposedFor, tablesAllowed } from "./model-with-tables.ts";
import {
  codes,
  leavingOf,
  linkOf,
  type Party,
  type PriceWish,
  passes,
  prices,
  sumOf,
} from "./party.ts";

const runs = numberOfRuns({ usual: 200, full: 2_000 });
const hour = 3_600_000;
const { db } = await createTestDatabase();
const organizer = (await createUser(db)).id;
const people = await Promise.all(Array.from({ length: 4 }, async () => (await createUser(db)).id));
const start = Date.now() + 24 * hour;
const firstSession = new Date(start + 9 * 24 * hour);
const event = await createEvent(db, {
  startsAt: firstSession,
  fee: prices.fee,
  prices: [{ key: "student", ja: "学生", en: "Student", yen: prices.student }],
});
await db
  .insertInto("table_rule")
  .values({
    ...{ event_id: event.id, most_tables: tablesAllowed, min_seats: 2, max_seats: 4 },
    proposals_until: new Date(start + proposedFor),
  })
  .execute();
const lateFrom = 6 * 24 * hour;
let now = new Date(start);
const gate = createSeatGate(db, { clock: () => now });
const details = { ...goodDetails, nickname: "", guests: [], answers: {}, note: "" };
const codeNames = await createCodes(db, codes, start);
const keys = (kinds: boolean[]) => kinds.map((isStudent) => (isStudent ? "student" : ""));
const priced = ({ kinds, code, passes: passSeats }: PriceWish) => ({
  ...details,
  kinds: keys(kinds),
  priceCode: codeNames[code] ?? "",
  passSeats,
});
await createPasses(db, people, passes, start);
/** Everybody has attended once, so that the next visit earns a free one. */
const former = await createEventSession(db, {
  eventId: (await createEvent(db)).id,
  startsAt: new Date(start - 20 * 24 * hour),
});
for (const userId of people) {
  await createReservation(db, { eventSessionId: former.id, userId, state: "attended", arrived: 1 });
}
/** By reservation, to undo it. */
const marked = new Map<string, string>();

const inTransaction = <Answer>(act: (transaction: DatabaseTransaction) => Promise<Answer>) =>
  db.transaction().execute(act);

async function freshSessions(capacities: number[]): Promise<string[]> {
  await sql`delete from reservation where event_session_id <> ${former.id}`.execute(db);
  await sql`delete from table_proposal`.execute(db);
  await sql`delete from event_session where id <> ${former.id}`.execute(db);
  await sql`delete from pass where award is not null`.execute(db);
  const startsAt = firstSession;
  return Promise.all(
    capacities.map(async (capacity) => {
      const changeDeadline = new Date(start + lateFrom);
      const times = { startsAt, changeDeadline, opensAt: new Date(start - hour) };
      return (await createEventSession(db, { eventId: event.id, capacity, ...times })).id;
    }),
  );
}

/** The actual effect: a new reservation or link, or nothing. */
async function perform(
  command: Command,
  model: Model,
  sessions: string[],
): Promise<{ id: string } | undefined> {
  const sessionOf = (index: number) => sessions[index] ?? "";
  if (command.kind === "wait") return void (await settleSessions(db, now));
  if (isNowhere(command, sessions)) return undefined;
  if (isAboutTable(command)) return aboutTable(command, model, sessions);
  if (command.kind === "hold" || command.kind === "join") {
    const userId = people[command.person] ?? "";
    const sessionId = sessionOf(command.session);
    const { seats } = command;
    if (command.kind === "join") {
      const wait = { userId, sessionId, seats, minSeats: command.minSeats };
      return inTransaction((transaction) => joinQueue(transaction, wait, now));
    }
    const claim = { scope: "test", key: randomUUID(), fingerprint: Buffer.from("x") };
    return gate.hold({ userId, sessionId, seats, kinds: keys(command.kinds), claim });
  }
  const party = model.parties[command.party];
  if (!party) return undefined;
  if (command.kind === "arrive" || command.kind === "undo") {
    return void (await atDoor(command.kind, party));
  }
  const own = { id: party.id, userId: people[party.person] ?? "" };
  if ("place" in command) return atPlace(command, party, own);
  await inTransaction(async (transaction) => {
    if (command.kind === "confirm") {
      return confirmReservation(transaction, own, priced(command), now);
    }
    if (command.kind === "cancel") return cancelReservation(transaction, own, now);
    if (command.kind === "accept") return acceptOffer(transaction, own, undefined, now);
    const { rows } = await sql<{ version: number }>`
      select version from reservation where id = ${party.id}`.execute(transaction);
    const version = rows[0]?.version ?? 0;
    const { seats, session } = command;
    const change = { version, seats, sessionId: sessionOf(session), details: priced(command) };
    const leaving = leavingOf(command, party);
    return changeReservation(transaction, own, { ...change, ...(leaving && { leaving }) }, now);
  });
}

/** At a table that does not exist yet. */
const isNowhere = (command: Command, sessions: unknown[]) =>
  "session" in command && command.session >= sessions.length;

type AboutTable = Extract<Command, { kind: "propose" } | { proposal: number }>;

/** Commands of guests and organizer about tables; an approval creates a session and a reservation. */
function aboutTable(command: AboutTable, model: Model, sessions: string[]) {
  return inTransaction(async (transaction) => {
    if (command.kind === "propose") {
      const wanted = { game: "Go", brings: true, teaches: false, note: "", showsName: false };
      const { seats, person } = command;
      return proposeTable(
        transaction,
        event.slug,
        people[person] ?? "",
        {
          ...{ ...wanted, seats, minPlayers: null, audience: "everyone", language: "both" },
          startsAt: firstSession.toISOString(),
          endsAt: new Date(firstSession.getTime() + hour).toISOString(),
        },
        now,
      );
    }
    const proposal = model.proposals[command.proposal];
    if (!proposal) return undefined;
    const { id, person } = proposal;
    const userId = people[person] ?? "";
    if (command.kind === "retract") return withdrawProposal(transaction, { id, userId });
    const decide = command.kind === "approve" ? approveProposal : declineProposal;
    await decide(transaction, { id, eventId: event.id }, "", organizer, now);
    if (command.kind === "decline") return undefined;
    const { rows } = await sql<{ session: string; id: string }>`
      select event_session_id as session, (
        select reservation.id from reservation where event_session_id = table_proposal.event_session_id
      ) as id from table_proposal where id = ${id}`.execute(transaction);
    sessions.push(rows[0]?.session ?? "");
    return rows[0];
  });
}

type AtPlace = Extract<Command, { place: number }>;

/** Commands of the holder or a friend about one place of a party, by its link. */
function atPlace({ kind, place }: AtPlace, party: Party, own: { id: string; userId: string }) {
  return inTransaction(async (transaction) => {
    if (kind === "send") {
      return sendSeat(transaction, own, { place, message: "", senderPays: false }, now);
    }
    const link = linkOf(party, place);
    if (!link) return undefined;
    if (kind === "withdraw") return withdrawSeat(transaction, own, link.id, now);
    if (kind === "return") return returnSeat(transaction, link.id, now);
    const friend = { userId: null, nickname: nameOf(link), language: "ja", email: "" } as const;
    return takeSeat(transaction, link.id, { ...friend, locale: "ja" }, now);
  });
}

const nameOf = ({ id }: { id: string }) => id.slice(0, 8);

/** Only for parties with a seat by the model: the reception's own test covers the rest. */
async function atDoor(kind: "arrive" | "undo", { id, state }: Party): Promise<void> {
  if (state !== (kind === "arrive" ? "confirmed" : "attended")) return;
  const mark = { nonce: randomUUID(), at: now.toISOString(), device: "iPad" };
  const about =
    kind === "arrive"
      ? { kind, reservationId: id, people: [0], paid: 0 }
      : { kind, of: marked.get(id) };
  const where = { eventId: event.id, madeById: "nobody" };
  const { answers } = await takeMarks(db, [{ ...mark, ...about }], where, now);
  expect(answers).toMatchObject([{ result: "counted" }]);
  if (kind === "arrive") marked.set(id, mark.nonce);
}

function predictTable(command: AboutTable, model: Model, newId: string): void {
  if (command.kind === "propose") {
    model.propose(newId, command.person, command.seats);
  } else {
    const proposal = model.proposals[command.proposal];
    if (proposal) model[command.kind](proposal, newId);
  }
}

const isAboutTable = (command: Command): command is AboutTable =>
  command.kind === "propose" || "proposal" in command;

/** The expected effect. */
function predict(command: Command, model: Model, newId: string): void {
  if (isNowhere(command, model.sessions)) return;
  if (isAboutTable(command)) {
    predictTable(command, model, newId);
  } else if (command.kind === "wait") {
    for (const index of model.sessions.keys()) model.settle(index);
  } else if (command.kind === "hold") {
    model.hold(newId, command.person, command.session, command.seats, command.kinds);
  } else if (command.kind === "join") {
    model.join(newId, command.person, command.session, command.seats, command.minSeats);
  } else {
    const party = model.parties[command.party];
    if (!party) return;
    const { kind } = command;
    if (kind === "change") {
      model.change(party, command.session, { ...command, leaving: leavingOf(command, party) });
    } else if (kind === "confirm") model.confirm(party, command);
    else if (kind === "send") model.send(party, command.place, newId);
    else if (kind === "take" || kind === "return" || kind === "withdraw") {
      model[kind](party, command.place);
    } else model[kind](party);
  }
}

/** A refusal rolls back its own steps. The seat gate's does not, because the batch may contain others. */
function predictOrRefuse(command: Command, model: Model, newId: string): string | undefined {
  const before = structuredClone(model.parties);
  try {
    predict(command, model, newId);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (command.kind !== "hold") model.parties = before;
    return error.message;
  }
}

async function expectAsInModel(model: Model, sessions: string[]) {
  const { rows } = await sql<{
    id: string;
    state: string;
    seats: number;
    session: string;
    last: string;
    sum: number;
    kinds: boolean[];
  }>`
    select id, state, seats, promised_yen(prices, seats, ${prices.fee}) as sum, event_session_id as session,
      array(
        select coalesce(prices -> place ->> 'kind', '') = 'student' from generate_series(0, seats - 1) as place
      ) as kinds,
      (select state from reservation_transition where reservation_id = reservation.id order by id desc limit 1) as last
    from reservation where event_session_id <> ${former.id}`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  expect(found.size).toBe(model.parties.length);
  for (const party of model.parties) {
    const { id, state, seats, session } = party;
    const sum = sumOf(party);
    expect(found.get(id)).toEqual({
      id,
      state,
      seats,
      session: sessions[session],
      last: state,
      sum,
      kinds: Array.from({ length: seats }, (_, place) => party.kinds[place] ?? false),
    });
  }
  await expectFriendsAsInModel(model);
  const { rows: proposed } = await sql<{ id: string; state: string }>`
    select id, state from table_proposal order by created_at, id`.execute(db);
  const byId = (rows: typeof proposed) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
  expect(byId(proposed)).toEqual(byId(model.proposals.map(({ id, state }) => ({ id, state }))));
  const counted = await sql<{ ok: boolean }>`
    select bool_and(seats_taken <= capacity and seats_taken = (
      select coalesce(sum(seats_held), 0) from reservation where event_session_id = event_session.id
    )) as ok from event_session where id <> ${former.id}`.execute(db);
  expect(counted.rows[0]?.ok).toBe(true);
  const { rows: awards } = await sql<{ user_id: string }>`
    select user_id from pass where award is not null and ended_at is null`.execute(db);
  const came = model.parties.filter(({ state }) => state === "attended");
  expect(awards.map(({ user_id }) => user_id).sort()).toEqual(
    came.map(({ person }) => people[person] ?? "").sort(),
  );
}

/** Links and names by place: the friend who took it is named there, and nobody else. */
async function expectFriendsAsInModel(model: Model) {
  const { rows: links } = await sql<{ id: string; party: string; place: number; state: string }>`
    select id, reservation_id as party, place, state from friend_seat
    where state in ('open', 'taken')`.execute(db);
  const expected = model.parties.flatMap(({ id: party, links }) =>
    links
      .filter(({ state }) => state !== "ended")
      .map(({ id, place, state }) => ({ id, party, place, state: state as string })),
  );
  const inOrder = (rows: typeof links) => rows.toSorted((a, b) => a.id.localeCompare(b.id));
  expect(inOrder(links)).toEqual(inOrder(expected));
  const { rows: named } = await sql<{ party: string; place: number; nickname: string }>`
    select reservation.id as party, place::integer, guest ->> 'nickname' as nickname from reservation
    cross join lateral jsonb_array_elements(guests) with ordinality as named (guest, place)
    where guest ->> 'nickname' <> '' and place < seats and event_session_id <> ${former.id}`.execute(
    db,
  );
  const friends = expected.filter(({ state }) => state === "taken");
  expect(named.map(({ nickname, place }) => `${nickname} ${place}`).sort()).toEqual(
    friends.map((friend) => `${nameOf(friend)} ${friend.place}`).sort(),
  );
}

it("whatever people and the clock do, reservations live as they should, no seat is sold twice, no visit of a pass is used twice, no friend loses the place they took, every table that was approved is a table as others are, and everybody has the kind of seat they should and owes what they should", {
  timeout: 600_000,
}, async () => {
  const capacities = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 3 }));
  await fc.assert(
    fc.asyncProperty(capacities, commands, async (sizes, sequence) => {
      now = new Date(start);
      const sessions = await freshSessions(sizes);
      const startsAt = firstSession.getTime();
      const model = new Model(
        start,
        sizes.map((capacity) => ({ capacity, startsAt, deadline: start + lateFrom })),
      );
      for (const command of sequence) {
        if (command.kind === "wait") {
          model.now += command.minutes * 60_000;
          now = new Date(model.now);
        }
        const outcome = await perform(command, model, sessions).catch((error: unknown) => {
          if (error instanceof DomainError) return error;
          throw error;
        });
        const id = outcome && !(outcome instanceof Error) ? outcome.id : randomUUID();
        const refusal = predictOrRefuse(command, model, id);
        expect(outcome instanceof DomainError ? outcome.code : undefined).toBe(refusal);
        await expectAsInModel(model, sessions);
      }
    }),
    { numRuns: runs },
  );
});
