import { personRecordSchema } from "@takujo/contracts/booking/organizer/person-record";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../../tests/support/organizing.ts";
import { reserving } from "../../../../../tests/support/reserving.ts";
import { readPersonRecord } from "./read-person-record.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const organizer = await organizing(people);

const now = new Date("2026-04-18T12:46:00+09:00");
const { id: eventId } = await createEvent(db);

async function reserved(
  userId: string,
  day: string,
  options: Partial<Parameters<typeof createReservation>[1]> = {},
) {
  const startsAt = new Date(`${day}T13:00:00+09:00`);
  const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt, capacity: 9 });
  const { id } = await createReservation(db, { eventSessionId, userId, ...options });
  return id;
}

describe("the record of a person", () => {
  it("counts twelve months: who came, canceled, canceled late and stayed away", async () => {
    const { id: userId } = await createUser(db);
    await reserved(userId, "2026-03-28", { state: "attended", arrived: 1 });
    await reserved(userId, "2026-03-14", { state: "no-show" });
    await reserved(userId, "2026-02-21", { state: "cancelled", cancelledLate: true });
    await reserved(userId, "2026-02-01", { state: "cancelled" });
    // Neither is the person's fault.
    await reserved(userId, "2026-02-08", { state: "called-off" });
    await reserved(userId, "2026-02-09", { state: "lapsed" });
    await reserved(userId, "2026-02-10", { state: "expired" });
    // The last day before, and the first of the twelve months.
    await reserved(userId, "2025-04-30", { state: "no-show" });
    await reserved(userId, "2025-05-01", { state: "attended", arrived: 1 });
    await reserved(userId, "2026-04-19", { seats: 2 });
    await reserved(userId, "2026-05-02", { state: "waiting" });
    const record = personRecordSchema.strict().parse(await readPersonRecord(db, userId, "ja", now));
    expect(record.counts).toEqual({
      upcoming: 2,
      waiting: 1,
      attended: 2,
      cancelled: 2,
      cancelledLate: 1,
      absent: 1,
      past: 8,
    });
    expect(record.months.map(({ month }) => month)).toEqual([
      ...["2025-05", "2025-06", "2025-07", "2025-08", "2025-09", "2025-10", "2025-11", "2025-12"],
      ...["2026-01", "2026-02", "2026-03", "2026-04"],
    ]);
    expect(
      Object.fromEntries(record.months.map(({ month, marks }) => [month, marks])),
    ).toMatchObject({
      "2025-05": ["attended"],
      "2025-06": [],
      "2026-02": ["cancelled", "cancelled"],
      "2026-03": ["absent", "attended"],
      "2026-04": ["ahead"],
    });
  });

  it("lists upcoming reservations, the next first, and past ones, the latest first", async () => {
    const { id: userId } = await createUser(db);
    const later = await reserved(userId, "2026-05-09");
    const soon = await reserved(userId, "2026-04-19");
    const gaveUp = await reserved(userId, "2026-04-25", { state: "cancelled" });
    const former = await reserved(userId, "2026-01-10", { state: "attended", arrived: 1 });
    await reserved((await createUser(db)).id, "2026-04-19");
    const { upcoming, past } = await readPersonRecord(db, userId, "ja", now);
    expect(upcoming.map(({ id }) => id)).toEqual([soon, later]);
    expect(past.map(({ id }) => id)).toEqual([gaveUp, former]);
  });

  it("shows at most thirty past ones, with their total", async () => {
    const { id: userId } = await createUser(db);
    const startsAt = new Date("2026-01-10T13:00:00+09:00");
    const session = await createEventSession(db, { eventId, startsAt, capacity: 40 });
    for (let index = 0; index < 33; index += 1) {
      await createReservation(db, { eventSessionId: session.id, userId, state: "cancelled" });
    }
    const { past, counts } = await readPersonRecord(db, userId, "ja", now);
    expect([past.length, counts.past]).toEqual([30, 33]);
  });

  it("is for organizers only, and empty for an unknown person", async () => {
    const person = await people.player();
    const path = `/admin/people/${person.id}/reservations`;
    expect((await person.call("GET", path)).status).toBe(403);
    expect((await organizer.call("GET", path)).status).toBe(200);
    const unknownPerson = await organizer.call("GET", "/admin/people/no-such-person/reservations");
    expect(await unknownPerson.json()).toMatchObject({
      upcoming: [],
      past: [],
      counts: { past: 0 },
    });
    const long = await organizer.call("GET", `/admin/people/${"x".repeat(65)}/reservations`);
    expect(long.status).toBe(400);
  });
});
