import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createUser } from "@takujo/db/testing/create-user";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { createSeatGate, type SeatGate } from "./seat-gate.ts";

const { db, url } = await createTestDatabase();
/** Two processes: each has its own queue and its own connections. */
const pools = [0, 1].map(() => {
  const timeouts = {
    statement: 5_000,
    lock: 500,
    transactionLock: 3_000,
    idleInTransaction: 10_000,
  };
  return createPool({ connectionString: url, timeouts, onError: () => {} });
});
const gates = pools.map((pool) => createSeatGate(createDatabase(pool)));
const [gate] = gates as [SeatGate];
afterAll(() => Promise.all(pools.map((pool) => pool.end())));

const event = await createEvent(db);
const startsAt = new Date(Date.now() + 96 * 3_600_000);
const sessionsAtOnce = (count: number, capacity: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { id } = await createEventSession(db, { eventId: event.id, capacity, startsAt });
      return id;
    }),
  );
const people = (count: number) =>
  Promise.all(Array.from({ length: count }, async () => (await createUser(db)).id));

const request = (userId: string, sessionId: string, key: string = randomUUID()) => ({
  userId,
  sessionId,
  seats: 1,
  claim: { scope: `user:${userId}`, key, fingerprint: Buffer.from(sessionId) },
});

async function countBy(column: "user_id" | "event_session_id", ids: string[]) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from reservation
    where ${sql.ref(column)} = any(${ids}) group by ${sql.ref(column)}`.execute(db);
  return rows.map(({ count }) => count);
}

it("nobody gets two seats at the same hours, however many sessions and processes they ask at once", async () => {
  const sessions = await sessionsAtOnce(12, 100);
  const userIds = await people(10);
  const asked = userIds.flatMap((userId) =>
    sessions.flatMap((id) => gates.map((each) => each.hold(request(userId, id)))),
  );
  const answers = await Promise.allSettled(asked);
  const refusals = answers.flatMap((answer) =>
    answer.status === "rejected" ? [answer.reason.code] : [],
  );
  expect(new Set(refusals)).toEqual(new Set(["double-booked"]));
  expect(await countBy("user_id", userIds)).toEqual(userIds.map(() => 1));
});

it("many sessions at once sell exactly their seats", async () => {
  const sessions = await sessionsAtOnce(12, 3);
  const userIds = await people(60);
  const asked = userIds.map((userId, number) => {
    const { hold } = gates[number % 2] ?? gate;
    return hold(request(userId, sessions[number % 12] ?? ""));
  });
  const answers = await Promise.allSettled(asked);
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(36);
  expect(await countBy("event_session_id", sessions)).toEqual(sessions.map(() => 3));
});

it("a key sent to two processes at once makes one reservation, which both answers contain", async () => {
  const [id = ""] = await sessionsAtOnce(1, 9);
  const [userId = ""] = await people(1);
  const same = request(userId, id);
  const [one, other] = await Promise.all(gates.map((each) => each.hold(same)));
  expect(one).toEqual(other);
  expect(await countBy("user_id", [userId])).toEqual([1]);
});

it("a locked session delays only requests for its own seats", async () => {
  const sessions = await sessionsAtOnce(12, 9);
  const userIds = await people(12);
  const [locked = "", ...others] = sessions;
  const isLocked = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const locking = db.transaction().execute(async (transaction) => {
    await sql`select from event_session where id = ${locked} for no key update`.execute(
      transaction,
    );
    isLocked.resolve();
    await mayEnd.promise;
  });
  await isLocked.promise;
  // The locked one last, so that it shares a batch.
  const asked = [...others, locked].map((id, number) =>
    gate.hold(request(userIds[number] ?? "", id)),
  );
  const refused = asked.pop()?.catch((error: unknown) => error);
  expect(await Promise.all(asked)).toHaveLength(11);
  expect(await refused).toMatchObject({ code: "55P03" });
  mayEnd.resolve();
  await locking;
});

it("a session that does not exist is refused to those who want it, beside others", async () => {
  const sessions = await sessionsAtOnce(6, 9);
  const userIds = await people(7);
  const answers = await Promise.allSettled(
    [...sessions, randomUUID()].map((id, number) => gate.hold(request(userIds[number] ?? "", id))),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    ...sessions.map(() => "fulfilled"),
    "rejected",
  ]);
  expect(answers.at(-1)).toMatchObject({ reason: { code: "not-found" } });
});
