import { randomUUID } from "node:crypto";
import { allPlaces } from "@takujo/contracts/booking/money/seat-price";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { DomainError } from "@takujo/runtime/domain-error";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { numberOfRuns } from "../../../../tests/support/number-of-runs.ts";
import { goodDetails } from "../../../../tests/support/reserving.ts";
import { takeMarks } from "../../door/reception/mark/take-marks.ts";
import { createSeatGate } from "../../seats/index.ts";
import { cancelReservation } from "../own/cancel-reservation.ts";
import { changeReservation } from "../own/change-reservation.ts";
import { confirmReservation } from "../own/confirm-reservation.ts";
import { createCodes } from "./create-codes.ts";
import { createPasses } from "./create-passes.ts";
import { codes, passes, prices } from "./party.ts";

const runs = numberOfRuns({ usual: 100, full: 1_000 });
const hour = 3_600_000;
const { db } = await createTestDatabase();
const people = await Promise.all(Array.from({ length: 8 }, async () => (await createUser(db)).id));
const student = { key: "student", ja: "学生", en: "Student", yen: prices.student };
const event = await createEvent(db, { fee: prices.fee, prices: [student] });
const names = await createCodes(db, codes, Date.now());
const gate = createSeatGate(db);
const details = { ...goodDetails, nickname: "", guests: [], answers: {}, note: "" };

await createPasses(db, people, passes, Date.now());
/** Passes that have ever covered a seat: a change can free it after the visit that earned the pass was undone. */
await sql`create table covered (pass text not null)`.execute(db);
await sql`
  create function note_covered() returns trigger language plpgsql as $$ begin
    insert into covered select seat ->> 'pass' from jsonb_array_elements(new.prices) as seat where seat ? 'pass';
    return null;
  end $$`.execute(db);
await sql`
  create trigger note_covered after insert or update on reservation
  for each row execute function note_covered()`.execute(db);
/** Everybody has attended once, so that the next visit earns a free one. */
const former = await createEventSession(db, {
  eventId: (await createEvent(db)).id,
  startsAt: new Date(Date.now() - 20 * 24 * hour),
});
for (const userId of people) {
  await createReservation(db, { eventSessionId: former.id, userId, state: "attended", arrived: 1 });
}

/** Commands of one person at two sessions, while the others run theirs. Each has one reservation at a time per session. */
const step = fc.record({
  act: fc.constantFrom("confirm", "confirm", "change", "change", "cancel", "arrive", "undo"),
  seats: fc.integer({ min: 1, max: 3 }),
  students: fc.nat({ max: 3 }),
  code: fc.nat({ max: 2 }),
  passes: fc.nat({ max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function freshSessions(): Promise<string[]> {
  await sql`delete from reservation where event_session_id <> ${former.id}`.execute(db);
  await sql`delete from event_session where id <> ${former.id}`.execute(db);
  await sql`delete from pass where award is not null`.execute(db);
  const startsAt = new Date(Date.now() + 9 * 24 * hour);
  const opensAt = new Date(Date.now() - hour);
  const session = (hours: number) =>
    createEventSession(db, {
      ...{ eventId: event.id, capacity: 16, opensAt },
      startsAt: new Date(startsAt.getTime() + hours * hour),
    });
  return [(await session(0)).id, (await session(0)).id, (await session(5)).id];
}

/** The mark that can be undone then. */
async function atDoor(act: "arrive" | "undo", reservationId: string, of: string): Promise<string> {
  const nonce = randomUUID();
  const about =
    act === "arrive" ? { reservationId, people: [0], paid: 0 } : { of: of || randomUUID() };
  const made = { nonce, at: new Date().toISOString(), device: "iPad", kind: act };
  await takeMarks(db, [{ ...made, ...about }], { eventId: event.id, madeById: "nobody" });
  return act === "arrive" ? nonce : of;
}

/** All of one person's steps, one after another; refusals are answers like others. */
async function live(
  person: number,
  steps: Step[],
  sessions: string[],
  isLater = false,
): Promise<void> {
  const userId = people[person] ?? "";
  let id: string | undefined;
  let mark = "";
  for (const { act, seats, students, code, passes: passSeats } of steps) {
    const kinds = Array.from({ length: Math.min(students, seats) }, () => "student");
    const wanted = { ...details, kinds, priceCode: names[code] ?? "", passSeats };
    try {
      if (!id) {
        const claim = { scope: "test", key: randomUUID(), fingerprint: Buffer.from("x") };
        const sessionId = sessions[isLater ? 2 : person % 2] ?? "";
        id = (await gate.hold({ userId, sessionId, seats, claim })).id;
      }
      const own = { id, userId };
      if (act === "arrive" || act === "undo") {
        mark = await atDoor(act, id, mark);
        continue;
      }
      await db.transaction().execute(async (transaction) => {
        if (act === "confirm") return confirmReservation(transaction, own, wanted);
        if (act === "cancel") return cancelReservation(transaction, own);
        const [row] = await transaction
          .selectFrom("reservation")
          .where("id", "=", own.id)
          .select(["version", "seats"])
          .execute();
        const sessionId = sessions[isLater ? 2 : (person + seats) % 2] ?? "";
        const leaving = allPlaces(row?.seats ?? 0).slice(seats);
        const isLess = leaving.length > 0;
        const change = {
          ...{ version: row?.version ?? 0, seats, sessionId, details: wanted },
          ...(isLess && { leaving }),
        };
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
    )) as ok from event_session where id <> ${former.id}`.execute(db);
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
  // Each seat has a price, as its kind and the reservation's code determine.
  const { rows: wrong } = await sql`
    select reservation.id from reservation
    left join price_code on price_code.id = reservation.price_code_id
    cross join lateral jsonb_array_elements(reservation.prices) as seat
    where reservation.state in ('confirmed', 'attended') and (jsonb_array_length(reservation.prices) <> reservation.seats
      or (seat ->> 'yen')::integer <> case when seat ? 'pass' then 0 else greatest(0, case seat ->> 'kind'
        when 'student' then ${prices.student}::integer else ${prices.fee}::integer end - coalesce(price_code.yen, 0)) end)`.execute(
    db,
  );
  expect(wrong).toEqual([]);
  // No visit of a pass is used twice, or by another person.
  const { rows: overusedPasses } = await sql`
    select pass.id from reservation cross join lateral jsonb_array_elements(reservation.prices) as seat
    join pass on pass.id::text = seat ->> 'pass' join pass_kind on pass_kind.id = pass.kind_id
    where reservation.state in ('confirmed', 'attended')
    group by pass.id, pass_kind.visits
    having count(*) > pass_kind.visits or bool_or(pass.user_id <> reservation.user_id)`.execute(db);
  expect(overusedPasses).toEqual([]);
  // Both sessions are of one event: checked-in people have one free visit, others none, unless it covered a seat.
  const { rows: wrongAwards } = await sql`
    select person.id from unnest(${people}::text[]) as person (id)
    cross join lateral (
      select exists (
        select from reservation where user_id = person.id and state = 'attended' and event_session_id <> ${former.id}
      ) as is_in, (
        select count(*) from pass where user_id = person.id and award is not null and ended_at is null
      ) as awards, exists (
        select from pass join covered on covered.pass = pass.id::text
        where pass.user_id = person.id and award is not null
      ) as is_used
    ) as found
    where awards > 1 or (is_in and awards = 0) or (not is_in and awards > 0 and not is_used)`.execute(
    db,
  );
  expect(wrongAwards).toEqual([]);
}

it("whatever eight people do at once, no code and no pass is used too often, no free visit is given twice, and every seat costs what was promised", {
  timeout: 600_000,
}, async () => {
  const lives = fc.array(fc.array(step, { minLength: 1, maxLength: 5 }), {
    minLength: 2 * people.length,
    maxLength: 2 * people.length,
  });
  await fc.assert(
    fc.asyncProperty(lives, async (all) => {
      const sessions = await freshSessions();
      await Promise.all(
        all.map((steps, index) =>
          live(index % people.length, steps, sessions, index >= people.length),
        ),
      );
      await expectNothingWrong();
    }),
    { numRuns: runs, endOnFailure: true },
  );
});
