import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readSeats } from "./read-seats.ts";

const { db } = await createTestDatabase();
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);

type SessionOptions = Omit<Parameters<typeof createEventSession>[1], "eventId">;

async function seatsOf(sessions: SessionOptions[], event: Parameters<typeof createEvent>[1] = {}) {
  const { id: eventId, slug } = await createEvent(db, event);
  for (const session of sessions) await createEventSession(db, { eventId, ...session });
  return (await readSeats(db, [slug])).events[slug];
}

describe("seats of a session", () => {
  it.each<[string, SessionOptions]>([
    ["open", { seatsTaken: 3 }],
    ["few", { seatsTaken: 8 }],
    ["full", { seatsTaken: 10 }],
    ["soon", { opensAt: hoursFromNow(1) }],
    ["closed", { startsAt: hoursFromNow(1), closesAt: hoursFromNow(-1) }],
    ["called-off", { calledOff: true }],
  ])("are %s", async (state, session) => {
    const seats = await seatsOf([session]);
    expect(seats?.state).toBe(state);
    expect(Object.values(seats?.sessions ?? {})).toMatchObject([{ state }]);
  });

  it("count waiting parties, without offers and parties that left", async () => {
    const { id: eventId, slug } = await createEvent(db);
    const first = await createEventSession(db, { eventId, capacity: 2 });
    const second = await createEventSession(db, { eventId, capacity: 2 });
    await createReservation(db, { eventSessionId: first.id, seats: 2 });
    for (const state of ["waiting", "waiting", "left", "lapsed"] as const) {
      await createReservation(db, { eventSessionId: first.id, state });
    }
    const seats = (await readSeats(db, [slug])).events[slug];
    expect(seats?.sessions).toEqual({
      [first.id]: { left: 0, capacity: 2, state: "full", waiting: 2 },
      [second.id]: { left: 2, capacity: 2, state: "open", waiting: 0 },
    });
  });

  it("are called off with their event", async () => {
    expect((await seatsOf([{}], { state: "cancelled" }))?.state).toBe("called-off");
  });
});

describe("seats of an event", () => {
  it("are those that can be reserved now", async () => {
    const seats = await seatsOf([
      { seatsTaken: 4 },
      { capacity: 5, seatsTaken: 5 },
      { opensAt: hoursFromNow(1) },
      { calledOff: true },
    ]);
    expect(seats).toMatchObject({ left: 6, capacity: 10, state: "open" });
  });

  it("are none, and say what can be hoped for, when no session takes reservations", async () => {
    const full = { seatsTaken: 10 };
    expect(await seatsOf([full, { calledOff: true }])).toMatchObject({ left: 0, state: "full" });
    const soon = { opensAt: hoursFromNow(1) };
    expect(await seatsOf([full, soon])).toMatchObject({ left: 0, state: "soon" });
  });

  it("say from when, while none can be reserved yet", async () => {
    const [first, second] = [hoursFromNow(1), hoursFromNow(2)];
    const soon = await seatsOf([{ opensAt: second }, { opensAt: first }]);
    expect(soon?.opensAt).toBe(first.toISOString());
    expect((await seatsOf([{ opensAt: first }, {}]))?.opensAt).toBeNull();
  });

  it("come for several events at once, without those that are not public", async () => {
    const shown = await createEvent(db);
    const draft = await createEvent(db, { state: "draft" });
    for (const { id } of [shown, draft]) await createEventSession(db, { eventId: id });
    const { events } = await readSeats(db, [shown.slug, draft.slug, "unknown"]);
    expect(Object.keys(events)).toEqual([shown.slug]);
  });
});
