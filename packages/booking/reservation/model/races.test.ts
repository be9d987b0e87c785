import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createUser } from "@takujo/db/testing/create-user";
import { DomainError } from "@takujo/runtime/domain-error";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { goodDetails } from "../../../../tests/support/reserving.ts";
import { createTestDatabase } from "../../../../tests/support/test-database.ts";
import { createSeatGate } from "../../seat-gate/index.ts";
import { cancelReservation } from "../cancel-reservation.ts";
import { changeReservation } from "../change-reservation.ts";
import { confirmReservation } from "../confirm-reservation.ts";
import { createCodes } from "./create-codes.ts";
import { codes, prices } from "./model.ts";

const runs = 100;
const hour = 3_600_000;
const { db } = await createTestDatabase();
const people = await Promise.all(Array.from({ length: 8 }, async () => (await createUser(db)).id));
const student = { key: "student", ja: "学生", en: "Student", yen: prices.student };
const event = await createEvent(db, { fee: prices.fee, prices: [student] });
const names = await createCodes(db, codes, Date.now());
const gate = createSeatGate(db);
const details = { ...goodDetails, nickname: "", guests: [], answers: {}, note: "" };

/** What one person does, while the others do theirs. Each has one reservation at a time. */
const step = fc.record({
  act: fc.constantFrom("confirm", "confirm", "change", "change", "cancel"),
  seats: fc.integer({ min: 1, max: 3 }),
  students: fc.nat({ max: 3 }),
  code: fc.nat({ max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function freshSessions(): Promise<string[]> {
  await sql`delete from reservation`.execute(db);
  await sql`delete from event_session`.execute(db);
  const startsAt = new Date(Date.now() + 9 * 24 * hour);
  const times = { startsAt, opensAt: new Date(Date.now() - hour) };
  const session = () => createEventSession(db, { eventId: event.id, capacity: 12, ...times });
  return [(await session()).id, (await session()).id];
}

/** All of one person's steps, one after another; refusals are answers like others. */
async function live(person: number, steps: Step[], sessions: string[]): Promise<void> {
  const userId = people[person] ?? "";
  let id: string | undefined;
  for (const { act, seats, students, code } of steps) {
    const wanted = { ...details, kinds: { student: students }, priceCode: names[code] ?? "" };
    try {
      if (!id) {
        const claim = { scope: "test", key: randomUUID(), fingerprint: Buffer.from("x") };
        const sessionId = sessions[person % 2] ?? "";
        id = (await gate.hold({ userId, sessionId, seats, claim })).id;
      }
      const own = { id, userId };
      await db.transaction().execute(async (transaction) => {
        if (act === "confirm") return confirmReservation(transaction, own, wanted);
        if (act === "cancel") return cancelReservation(transaction, own);
        const [row] = await transaction
          .selectFrom("reservation")
          .where("id", "=", own.id)
          .select("version")
          .execute();
        const sessionId = sessions[(person + seats) % 2] ?? "";
        const change = { version: row?.version ?? 0, seats, sessionId, details: wanted };
        return changeReservation(transaction, own, change);
      });
      if (act === "cancel") id = undefined;
    } catch (error) {
      // Anything else, such as a deadlock, is a fault.
      if (!(error instanceof DomainError)) throw error;
    }
  }
}

async function expectNothingWrong() {
  const { rows: sessions } = await sql<{ ok: boolean }>`
    select bool_and(seats_taken <= capacity and seats_taken = (
      select coalesce(sum(seats_held), 0) from reservation where event_session_id = event_session.id
    )) as ok from event_session`.execute(db);
  expect(sessions).toEqual([{ ok: true }]);
  const { rows: overused } = await sql`
    select price_code.code from price_code join reservation on reservation.price_code_id = price_code.id
    where reservation.state = 'confirmed' group by price_code.id
    having count(*) > price_code.most_uses`.execute(db);
  expect(overused).toEqual([]);
  const { rows: overusedByOne } = await sql`
    select price_code.code from price_code join reservation on reservation.price_code_id = price_code.id
    where reservation.state = 'confirmed' group by price_code.id, reservation.user_id
    having count(*) > price_code.most_per_person`.execute(db);
  expect(overusedByOne).toEqual([]);
  // Each seat costs what its kind and the code of its reservation make of it, and each seat has a price.
  const { rows: wrong } = await sql`
    select reservation.id from reservation
    left join price_code on price_code.id = reservation.price_code_id
    cross join lateral jsonb_array_elements(reservation.prices) as seat
    where reservation.state = 'confirmed' and (jsonb_array_length(reservation.prices) <> reservation.seats
      or (seat ->> 'yen')::integer <> greatest(0, case seat ->> 'kind'
        when 'student' then ${prices.student}::integer else ${prices.fee}::integer end - coalesce(price_code.yen, 0)))`.execute(
    db,
  );
  expect(wrong).toEqual([]);
}

it("whatever eight people do at once, no code is used too often, and every seat costs what was promised", {
  timeout: 600_000,
}, async () => {
  const lives = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
    minLength: people.length,
    maxLength: people.length,
  });
  await fc.assert(
    fc.asyncProperty(lives, async (all) => {
      const sessions = await freshSessions();
      await Promise.all(all.map((steps, person) => live(person, steps, sessions)));
      await expectNothingWrong();
    }),
    { numRuns: runs, endOnFailure: true },
  );
});
