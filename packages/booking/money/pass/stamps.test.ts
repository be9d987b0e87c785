import { randomUUID } from "node:crypto";
import { receptionListSchema } from "@takujo/contracts/booking/door/reception";
import { ownPassesSchema, personPassesSchema } from "@takujo/contracts/booking/money/pass";
import { createEvent } from "@takujo/db/testing/create-event";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);
const admin = await player({ role: "admin", name: "受付の田中" });
const hour = 3_600_000;
const every = 3;

const begin = () =>
  admin.call("POST", "/admin/pass-kinds", {
    ...{ origin: "stamps", ja: "スタンプカード", en: "Stamp card", stamps: every, days: 30 },
  });

const before = await player();
const early = await newVisit(before, -hour);
const begun = await begin();
const { id: kindId } = (await begun.json()) as { id: string };

async function newVisit(person: Player, startsIn = hour) {
  const startsAt = new Date(Date.now() + startsIn);
  const { id: eventId } = await createEvent(db, { startsAt });
  const eventSessionId = await session({ eventId, startsAt });
  const { id } = await createReservation(db, { eventSessionId, userId: person.id });
  return { id, eventId };
}
type Visit = Awaited<ReturnType<typeof newVisit>>;

const made = () => ({ nonce: randomUUID(), at: new Date().toISOString(), device: "iPad" });
async function send(eventId: string, mark: object) {
  const answer = await admin.call("POST", `/reception/events/${eventId}/marks`, { marks: [mark] });
  const { answers } = (await answer.json()) as { answers: { result: string }[] };
  expect(answers.map(({ result }) => result)).not.toContain("refused");
}
/** The nonce, to undo it by. */
async function arrive({ id, eventId }: Visit): Promise<string> {
  const mark = { ...made(), kind: "arrive", reservationId: id, people: [0], paid: 0 };
  await send(eventId, mark);
  return mark.nonce;
}
const undo = ({ eventId }: Visit, of: string) => send(eventId, { ...made(), kind: "undo", of });

async function cardOf(person: Player) {
  const answer = await person.call("GET", "/passes");
  const { passes, stampCard } = ownPassesSchema.strict().parse(await answer.json());
  return {
    stamps: stampCard?.stamps,
    passes: passes.map(({ state, origin }) => `${origin} ${state}`),
  };
}

it("gives a free visit for each full card, from the card's start on", async () => {
  expect(begun.status).toBe(201);
  const guest = await player();
  await arrive(early);
  expect(await cardOf(before)).toEqual({ stamps: 0, passes: [] });
  for (const stamps of [1, 2]) {
    await arrive(await newVisit(guest));
    expect(await cardOf(guest)).toEqual({ stamps, passes: [] });
  }
  const third = await newVisit(guest);
  await arrive(third);
  // A second table at the same event is not a second visit.
  const startsAt = new Date(Date.now() + 6 * hour);
  const again = await createReservation(db, {
    eventSessionId: await session({ eventId: third.eventId, startsAt }),
    userId: guest.id,
  });
  await arrive({ id: again.id, eventId: third.eventId });
  expect(await cardOf(guest)).toEqual({ stamps: 0, passes: ["stamps valid"] });
  const answer = await admin.call("GET", `/reception/events/${third.eventId}`);
  const list = receptionListSchema.strict().parse(await answer.json());
  expect(list.parties[0]?.stamps).toEqual({ stamps: 0, of: every });
  const night = await session({ startsAt: new Date(Date.now() + 48 * hour) });
  const { id } = await guest.hold(night);
  await guest.confirm(id, { passSeats: 1 });
  expect((await guest.read(id)).sum).toBe(0);
});

it("gives it once over repeated marks and undos, and withdraws it with the visit", async () => {
  const guest = await player();
  const visits = [await newVisit(guest), await newVisit(guest), await newVisit(guest)];
  for (const visit of visits.slice(1)) await arrive(visit);
  const [last] = visits as [Visit];
  for (let time = 0; time < 3; time++) {
    const nonce = await arrive(last);
    expect(await cardOf(guest)).toEqual({ stamps: 0, passes: ["stamps valid"] });
    await undo(last, nonce);
    expect(await cardOf(guest)).toEqual({ stamps: 2, passes: ["stamps ended"] });
  }
  await arrive(last);
  const night = await session({ startsAt: new Date(Date.now() + 72 * hour) });
  const { id } = await guest.hold(night);
  await guest.confirm(id, { passSeats: 1 });
  // A pass that was promised stays promised, and is not given twice.
  const nonces = await db
    .selectFrom("check_in")
    .where("reservation_id", "=", last.id)
    .orderBy("id", "desc")
    .select("nonce")
    .execute();
  await undo(last, nonces[0]?.nonce ?? "");
  expect((await guest.read(id)).sum).toBe(0);
  expect((await cardOf(guest)).passes).toEqual(["stamps used"]);
  await arrive(last);
  expect((await cardOf(guest)).passes).toEqual(["stamps used"]);
});

it("is not given by the organizer, and not again after they withdrew it", async () => {
  const guest = await player();
  const path = `/admin/people/${guest.id}/passes`;
  const gift = { origin: "gift", kindId, reason: "お詫び" };
  expect((await admin.call("POST", path, gift)).status).toBe(404);
  const visits = [await newVisit(guest), await newVisit(guest), await newVisit(guest)];
  for (const visit of visits) await arrive(visit);
  const read = await admin.call("GET", path);
  const { passes, kinds } = personPassesSchema.strict().parse(await read.json());
  expect(kinds).toEqual([]);
  const ended = await admin.call("POST", `/admin/passes/${passes[0]?.id}/end`, { reason: "誤り" });
  expect(ended.status).toBe(200);
  await arrive(await newVisit(guest));
  expect(await cardOf(guest)).toEqual({ stamps: 1, passes: ["stamps ended"] });
});

it("counts visits that are marked at the same moment", async () => {
  for (let time = 0; time < 5; time++) {
    const guest = await player();
    const visits: Visit[] = [];
    for (let count = 0; count < 2 * every; count++) visits.push(await newVisit(guest));
    await Promise.all(visits.map(arrive));
    expect(await cardOf(guest)).toEqual({ stamps: 0, passes: ["stamps valid", "stamps valid"] });
  }
});

it("is one at a time, and gives nothing for events after it was stopped", async () => {
  expect((await begin()).status).toBe(409);
  const guest = await player();
  const visits = [await newVisit(guest), await newVisit(guest), await newVisit(guest, -hour / 2)];
  expect((await admin.call("POST", `/admin/pass-kinds/${kindId}/stop`)).status).toBe(200);
  for (const visit of visits) await arrive(visit);
  expect(await cardOf(guest)).toEqual({ stamps: undefined, passes: [] });
  expect((await begin()).status).toBe(201);
});

it("counts an event for the card valid at its start, even if marked late", async () => {
  const now = await player();
  for (let count = 0; count < every; count++) await arrive(await newVisit(now));
  expect((await cardOf(now)).passes).toEqual(["stamps valid"]);
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);
  await db
    .updateTable("pass_kind")
    .set({ made_at: hoursAgo(4), stopped_at: hoursAgo(2) })
    .where("id", "=", kindId)
    .execute();
  const then = await player();
  for (let count = 0; count < every; count++) await arrive(await newVisit(then, -3 * hour));
  expect(await cardOf(then)).toEqual({ stamps: 0, passes: ["stamps valid"] });
  // The first of these was after that card, and before the next.
  const between = await player();
  for (const hours of [-1, -3, -3]) await arrive(await newVisit(between, hours * hour));
  expect(await cardOf(between)).toEqual({ stamps: 0, passes: [] });
});
