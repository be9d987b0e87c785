import { createReservation } from "@takujo/db/testing/create-reservation";
import { CompiledQuery, sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { absentees } from "../../../../tests/support/absentees.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";
import { selectSeats } from "./queries.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);
const { player } = people;
const { sessionIn, absentee, often, setRule } = await absentees(db, people);
beforeEach(() => setRule());

describe("a person with too many absences", () => {
  it("may have one coming reservation, and another once it is canceled", async () => {
    const { person } = await often();
    const { id } = await person.hold(await sessionIn(4));
    await expect(person.hold(await sessionIn(5))).rejects.toThrow("no-show-limit");
    await person.confirm(id);
    await expect(person.hold(await sessionIn(6))).rejects.toThrow("no-show-limit");
    await person.cancel(id);
    await person.hold(await sessionIn(7));
  });

  it("may have as many as the rule says", async () => {
    await setRule({ most_coming: 2 });
    const { person } = await often();
    await person.hold(await sessionIn(4));
    await person.hold(await sessionIn(5));
    await expect(person.hold(await sessionIn(6))).rejects.toThrow("no-show-limit");
  });

  it("keeps the reservations that they have, and may change them", async () => {
    const { person } = await often();
    const [first, other] = [await sessionIn(4), await sessionIn(5)];
    const { id } = await createReservation(db, { eventSessionId: first, userId: person.id });
    await createReservation(db, { eventSessionId: await sessionIn(6), userId: person.id });
    await person.change(id, { version: 1, sessionId: other, seats: 2 });
    await expect(person.hold(first)).rejects.toThrow("no-show-limit");
  });

  it("may join the waitlist; accepting an offer counts", async () => {
    const { person } = await often();
    const full = await sessionIn(4, 1);
    const guest = await player();
    const seat = await guest.hold(full);
    await guest.confirm(seat.id);
    const held = await person.hold(await sessionIn(5));
    await person.confirm(held.id);
    const waiting = await person.join(full);
    await guest.cancel(seat.id);
    expect((await person.read(waiting.id)).state).toBe("offered");
    await expect(person.accept(waiting.id)).rejects.toThrow("no-show-limit");
    await person.cancel(held.id);
    expect((await person.accept(waiting.id)).state).toBe("confirmed");
  });

  it("cannot regain an expired hold after another one was made", async () => {
    const { person } = await often();
    const first = await person.hold(await sessionIn(4));
    await sql`update reservation set expires_at = now() - interval '1 minute' where id = ${first.id}`.execute(
      db,
    );
    const other = await person.hold(await sessionIn(5));
    await expect(person.confirm(first.id)).rejects.toThrow("no-show-limit");
    await person.cancel(other.id);
    expect((await person.confirm(first.id)).state).toBe("confirmed");
  });

  it("is not limited in what the organizer adds for them", async () => {
    const { person } = await often();
    await person.hold(await sessionIn(4));
    const { state } = await organizer.add(await sessionIn(5), { email: person.email });
    expect(state).toBe("confirmed");
  });

  it("gets one seat of many that they ask for at once", async () => {
    const limited = await Promise.all(Array.from({ length: 6 }, often));
    const sessions = await Promise.all(
      Array.from({ length: 8 }, (_, index) => sessionIn(4 + index)),
    );
    const asked = limited.flatMap(({ person }) => sessions.map((id) => person.hold(id)));
    const answers = await Promise.allSettled(asked);
    const refusals = answers.flatMap((answer) =>
      answer.status === "rejected" ? [answer.reason.message] : [],
    );
    expect(new Set(refusals)).toEqual(new Set(["no-show-limit"]));
    expect(answers.length - refusals.length).toBe(limited.length);
  });

  it("takes either an offer or another seat, however close they are", async () => {
    const { person } = await often();
    const full = await sessionIn(4, 1);
    const { id } = await createReservation(db, {
      eventSessionId: full,
      userId: person.id,
      state: "offered",
    });
    const answers = await Promise.allSettled([
      person.accept(id),
      person.hold(await sessionIn(5)),
      person.hold(await sessionIn(6)),
    ]);
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("nobody is limited", () => {
  const holdTwo = async (person: Player) => {
    await person.hold(await sessionIn(4));
    return (await person.hold(await sessionIn(5))).state;
  };

  it("while the rule is off", async () => {
    await setRule({ is_on: false });
    const { person } = await often();
    expect(await holdTwo(person)).toBe("held");
  });

  it("by fewer absences, by expired ones, by excused ones, or once the days are over", async () => {
    const excused = await often();
    await organizer.call("POST", `/admin/reservations/${excused.missed[0]}/no-show-excuse`, {
      reason: "told",
    });
    const { person: few } = await absentee(10, 20);
    const { person: old } = await absentee(10, 20, 200);
    const { person: served } = await absentee(40, 50, 60);
    for (const person of [few, old, served, excused.person]) {
      expect(await holdTwo(person)).toBe("held");
    }
  });

  it("by an absence that the reception may still correct", async () => {
    const { person } = await absentee(0.5, 20, 30);
    expect(await holdTwo(person)).toBe("held");
  });

  it("by late cancellations, or by what others of the same name missed", async () => {
    const person = await player();
    for (const days of [10, 20, 30]) {
      const eventSessionId = await sessionIn(-days);
      const late = { state: "cancelled", cancelledLate: true };
      await createReservation(db, { eventSessionId, userId: person.id, ...late });
      // Entered by the organizer, without an account.
      await createReservation(db, { eventSessionId, state: "no-show" });
    }
    expect(await holdTwo(person)).toBe("held");
  });
});

/** What the statement of the gate touches. */
async function planOf(userId: string): Promise<string> {
  const seats = selectSeats.with(db, { userIds: [userId], sessionIds: [await sessionIn(4)] });
  const explained = `explain (analyze, costs off, timing off, summary off) ${seats.sql}`;
  const { rows } = await db.executeQuery<{ "QUERY PLAN": string }>(
    CompiledQuery.raw(explained, [...seats.parameters]),
  );
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

it("a rule that is off is read before absences and coming seats, which are then not looked for", async () => {
  const { person } = await often();
  const ruled = /One-Time Filter[\s\S]*reservation[^\n]*\(never executed\)/;
  expect(await planOf(person.id)).not.toMatch(ruled);
  await setRule({ is_on: false });
  expect(await planOf(person.id)).toMatch(ruled);
});
