import { randomUUID } from "node:crypto";
import { moneyEveningSchema } from "@takujo/contracts/booking/money/money";
import { ownPassesSchema, personPassesSchema } from "@takujo/contracts/booking/money/pass";
import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { waitingStatements } from "../../../../tests/support/database/waiting-statements.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";
import { stopKind } from "./kind/manage-kinds.ts";
import { lockPasses } from "./queries.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);
const admin = await player({ role: "admin", name: "会計の高橋" });
const hour = 3_600_000;
const day = 24 * hour;
const fromNow = (ms: number) => new Date(Date.now() + ms);

async function newKind(terms: object = {}) {
  const body = {
    ...{ origin: "sale", ja: "5回券", en: "Five visits", visits: 5, yen: 6_000, days: 90 },
    ...terms,
  };
  const answer = await admin.call("POST", "/admin/pass-kinds", body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

let nights = 0;
/** No two at the same hours, because a person can be at one only. */
async function evening(options: { fee?: number; startsAt?: Date; changeDeadline?: Date } = {}) {
  nights += 1;
  const { fee = 1_500, startsAt = fromNow(nights * 4 * hour + day), ...more } = options;
  const { id: eventId } = await createEvent(db, { fee, startsAt });
  return { eventId, sessionId: await session({ eventId, startsAt, capacity: 50, ...more }) };
}
const late = (startsIn = 5 * hour) => ({
  startsAt: fromNow(startsIn),
  changeDeadline: fromNow(-hour),
});

async function give(person: Player, kindId: string) {
  const body = { origin: "gift", kindId, reason: "お詫び" };
  const answer = await admin.call("POST", `/admin/people/${person.id}/passes`, body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const passesOf = async (person: Player) => {
  const answer = await person.call("GET", "/passes");
  return ownPassesSchema.strict().parse(await answer.json());
};
const leftOf = async (person: Player) =>
  (await passesOf(person)).passes.map(({ left, state }) => (state === "valid" ? left : state));

async function reserve(person: Player, sessionId: string, seats: number, passSeats?: number) {
  const { id } = await person.hold(sessionId, seats);
  await person.confirm(id, { passSeats });
  return id;
}
const { agreed: _, ...details } = {
  ...{ name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678", agreed: true },
};
async function change(person: Player, id: string, change: object) {
  const { version } = await person.read(id);
  return person.change(id, { version, ...change });
}
const refusalOf = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: Error) => error.message,
  );

describe("a pass", () => {
  it("covers the requested number of seats, the most expensive first", async () => {
    const guest = await player();
    await give(guest, await newKind());
    const { eventId, sessionId } = await evening();
    await db
      .updateTable("event")
      .set({ prices: JSON.stringify([{ key: "student", ja: "学生", en: "Student", yen: 800 }]) })
      .where("id", "=", eventId)
      .execute();
    const { id } = await guest.hold(sessionId, 3);
    expect((await guest.read(id)).passVisits).toBe(5);
    await guest.confirm(id, { kinds: ["", "student", "student"], passSeats: 2 });
    const { sum, prices, passVisits } = await guest.read(id);
    expect(sum).toBe(800);
    expect(prices.map(({ yen }) => yen)).toEqual([0, 0, 800]);
    expect(passVisits).toBe(5);
    expect(await leftOf(guest)).toEqual([3]);
    await change(guest, id, {
      details: { ...details, kinds: ["", "student", "student"], passSeats: 1 },
    });
    expect((await guest.read(id)).prices.map(({ yen }) => yen)).toEqual([0, 800, 800]);
    expect(await leftOf(guest)).toEqual([4]);
    // A form without passes leaves them unchanged.
    await change(guest, id, { seats: 1 });
    expect((await guest.read(id)).sum).toBe(0);
    await change(guest, id, { seats: 2, details: { ...details, passSeats: 0 } });
    expect((await guest.read(id)).sum).toBe(3_000);
    expect(await leftOf(guest)).toEqual([5]);
  });

  it("covers no more visits than it has, no seat above its price, and none after its last day", async () => {
    const guest = await player();
    await give(guest, await newKind({ visits: 2, mostYen: 1_500, days: 20 }));
    const { id } = await guest.hold((await evening()).sessionId, 3);
    expect(await refusalOf(guest.confirm(id, { passSeats: 3 }))).toBe("pass-refused");
    expect(await refusalOf(guest.confirm(id, { passSeats: 4 }))).toBe("invalid-input");
    await guest.confirm(id, { passSeats: 1 });
    const dear = await guest.hold((await evening({ fee: 1_501 })).sessionId);
    expect((await guest.read(dear.id)).passVisits).toBe(0);
    expect(await refusalOf(guest.confirm(dear.id, { passSeats: 1 }))).toBe("pass-refused");
    const free = await guest.hold((await evening({ fee: 0 })).sessionId);
    expect(await refusalOf(guest.confirm(free.id, { passSeats: 1 }))).toBe("pass-refused");
    const later = await guest.hold((await evening({ startsAt: fromNow(21 * day) })).sessionId);
    expect((await guest.read(later.id)).passVisits).toBe(0);
    expect(await refusalOf(guest.confirm(later.id, { passSeats: 1 }))).toBe("pass-refused");
    expect(await leftOf(guest)).toEqual([1]);
  });

  it("for cheaper seats does not cover one that becomes more expensive", async () => {
    const guest = await player();
    await give(guest, await newKind({ mostYen: 800 }));
    const { eventId, sessionId } = await evening();
    await db
      .updateTable("event")
      .set({ prices: JSON.stringify([{ key: "student", ja: "学生", en: "Student", yen: 800 }]) })
      .where("id", "=", eventId)
      .execute();
    const { id } = await guest.hold(sessionId);
    await guest.confirm(id, { kinds: ["student"], passSeats: 1 });
    for (const more of [{ passSeats: 1 }, {}]) {
      const wanted = { details: { ...details, kinds: [""], ...more } };
      expect(await refusalOf(change(guest, id, wanted))).toBe("pass-refused");
    }
    expect((await guest.read(id)).sum).toBe(0);
  });

  it("cannot be used by another person", async () => {
    const guest = await player();
    const other = await player();
    await give(guest, await newKind());
    const { id } = await other.hold((await evening()).sessionId);
    expect((await other.read(id)).passVisits).toBe(0);
    expect(await refusalOf(other.confirm(id, { passSeats: 1 }))).toBe("pass-refused");
    expect((await passesOf(other)).passes).toEqual([]);
  });

  it("is used in the order in which passes end", async () => {
    const guest = await player();
    await give(guest, await newKind({ visits: 2, days: 60 }));
    await give(guest, await newKind({ visits: 1, days: 20 }));
    await reserve(guest, (await evening()).sessionId, 2, 2);
    expect((await passesOf(guest)).passes.map(({ left, state }) => [left, state])).toEqual([
      [1, "valid"],
      [0, "used"],
    ]);
  });

  it("comes back if the reservation is canceled in time, and is gone if it is canceled late", async () => {
    const guest = await player();
    await give(guest, await newKind());
    const inTime = await reserve(guest, (await evening()).sessionId, 2, 2);
    expect(await leftOf(guest)).toEqual([3]);
    await guest.cancel(inTime);
    expect(await leftOf(guest)).toEqual([5]);
    const { sessionId } = await evening(late());
    const missed = await reserve(guest, sessionId, 2, 2);
    // Uncovering the seat first, or giving one up, does not return it either.
    const uncover = { details: { ...details, passSeats: 0 } };
    expect(await refusalOf(change(guest, missed, uncover))).toBe("pass-refused");
    expect(await refusalOf(change(guest, missed, { seats: 1 }))).toBe("pass-refused");
    await guest.cancel(missed);
    expect((await guest.read(missed)).cancelledLate).toBe(true);
    expect(await leftOf(guest)).toEqual([3]);
  });

  it("is used up by a no-show", async () => {
    const guest = await player();
    await give(guest, await newKind());
    const id = await reserve(guest, (await evening()).sessionId, 2, 2);
    await db.updateTable("reservation").set({ state: "no-show" }).where("id", "=", id).execute();
    expect(await leftOf(guest)).toEqual([3]);
  });

  it("is used again when the organizer restores the reservation, as far as there are visits", async () => {
    const guest = await player();
    await give(guest, await newKind({ visits: 2 }));
    const first = await reserve(guest, (await evening()).sessionId, 2, 2);
    const restore = () =>
      admin.call("POST", `/admin/reservations/${first}/restore`, { reason: "電話" });
    await guest.cancel(first);
    expect((await restore()).status).toBe(200);
    expect(await guest.read(first)).toMatchObject({ sum: 0 });
    expect(await leftOf(guest)).toEqual(["used"]);
    await guest.cancel(first);
    await reserve(guest, (await evening()).sessionId, 1, 1);
    expect((await restore()).status).toBe(200);
    expect(await guest.read(first)).toMatchObject({ sum: 1_500 });
    expect(await leftOf(guest)).toEqual(["used"]);
  });

  it("stays with seats that the organizer moves to another event, and with a kind corrected at the door", async () => {
    const guest = await player();
    await give(guest, await newKind({ mostYen: 1_500 }));
    const { eventId, sessionId } = await evening({ fee: 4_000 });
    const id = await reserve(guest, (await evening()).sessionId, 2, 1);
    const moved = { reservationIds: [id], sessionId };
    expect((await admin.call("POST", "/admin/reservations/move", moved)).status).toBe(200);
    expect((await guest.read(id)).sum).toBe(4_000);
    await db
      .updateTable("event")
      .set({ prices: JSON.stringify([{ key: "child", ja: "子ども", en: "Child", yen: 500 }]) })
      .where("id", "=", eventId)
      .execute();
    const made = { nonce: randomUUID(), at: new Date().toISOString(), device: "iPad" };
    const mark = { ...made, kind: "price", reservationId: id, place: 0, priceKind: "child" };
    await admin.call("POST", `/reception/events/${eventId}/marks`, { marks: [mark] });
    expect((await guest.read(id)).prices).toMatchObject([
      { kind: "child", full: 500, yen: 0 },
      { kind: "", yen: 4_000 },
    ]);
    expect(await leftOf(guest)).toEqual([4]);
  });

  it("never spends a visit twice under concurrent calls of one person", async () => {
    const guest = await player();
    await give(guest, await newKind({ visits: 3 }));
    const eventsAhead = await Promise.all(Array.from({ length: 10 }, () => evening()));
    const held: string[] = [];
    for (const { sessionId } of eventsAhead) held.push((await guest.hold(sessionId)).id);
    const answers = await Promise.all(
      held.map((id) => refusalOf(guest.confirm(id, { passSeats: 1 }))),
    );
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(3);
    expect(answers.filter((answer) => answer === "pass-refused")).toHaveLength(7);
    expect(await leftOf(guest)).toEqual(["used"]);
  });
});

describe("selling a pass", () => {
  const sell = (person: Player, body: object) =>
    admin.call("POST", `/admin/people/${person.id}/passes`, { origin: "sale", ...body });
  const moneyOf = async (eventId: string) => {
    const answer = await admin.call("GET", `/admin/money/evenings/${eventId}`);
    return moneyEveningSchema.strict().parse(await answer.json());
  };
  const end = (id: string, body: object) => admin.call("POST", `/admin/passes/${id}/end`, body);

  it("counts in the event's takings, belongs to the party if there is one, and is refunded on withdrawal", async () => {
    const guest = await player();
    const { eventId, sessionId: first } = await evening({ startsAt: fromNow(2 * hour) });
    const sessionId = await session({ eventId, startsAt: fromNow(8 * hour), capacity: 50 });
    // None of these gets the sale: another person's party, a canceled one, and one of another evening.
    await reserve(await player(), first, 1);
    await guest.cancel(await reserve(guest, first, 1));
    await reserve(guest, (await evening({ startsAt: fromNow(hour) })).sessionId, 1);
    const id = await reserve(guest, sessionId, 1);
    const kindId = await newKind();
    const stopped = await newKind();
    await admin.call("POST", `/admin/pass-kinds/${stopped}/stop`);
    const read = await admin.call("GET", `/admin/people/${guest.id}/passes`);
    const shown = personPassesSchema.strict().parse(await read.json());
    expect(shown.evenings).toContainEqual(expect.objectContaining({ eventId, isGuest: true }));
    expect(shown.kinds).toContainEqual(expect.objectContaining({ id: kindId, yen: 6_000 }));
    expect(shown.kinds.map(({ id }) => id)).not.toContain(stopped);
    const sold = await sell(guest, { kindId, eventId, method: "qr" });
    expect(sold.status).toBe(201);
    const { id: passId } = (await sold.json()) as { id: string };
    expect(await moneyOf(eventId)).toMatchObject({
      owed: 6_000,
      taken: { cash: 0, qr: 6_000, card: 0 },
      corrections: [{ kind: "sale", taken: 6_000, reason: "5回券", party: { reservationId: id } }],
    });
    expect(await leftOf(guest)).toEqual([5]);
    const refund = { eventId, amount: 6_001, method: "cash" };
    expect((await end(passId, { reason: "誤り", refund })).status).toBe(400);
    expect(
      (await end(passId, { reason: "誤り", refund: { ...refund, amount: 6_000 } })).status,
    ).toBe(200);
    expect(await moneyOf(eventId)).toMatchObject({
      owed: 0,
      taken: { cash: -6_000, qr: 6_000, card: 0 },
    });
    expect(await leftOf(guest)).toEqual(["ended"]);
    // A pass ends only once.
    expect((await end(passId, { reason: "誤り" })).status).toBe(409);
    expect((await moneyOf(eventId)).corrections).toHaveLength(2);
  });

  it("to oneself is left to a colleague", async () => {
    const { eventId } = await evening({ startsAt: fromNow(2 * hour) });
    const kindId = await newKind();
    expect((await sell(admin, { kindId, eventId, method: "cash" })).status).toBe(403);
    const colleague = await player({ role: "admin" });
    const own = await colleague.call("POST", `/admin/people/${admin.id}/passes`, {
      ...{ origin: "gift", kindId, reason: "お礼" },
    });
    const { id } = (await own.json()) as { id: string };
    expect((await end(id, { reason: "誤り" })).status).toBe(403);
    expect(await leftOf(admin)).toEqual([5]);
  });

  it("is refused without a kind, a person or open takings", async () => {
    const guest = await player();
    const { eventId } = await evening({ startsAt: fromNow(-hour) });
    const kindId = await newKind();
    const good = { kindId, eventId, method: "cash" };
    const stopped = await newKind();
    await admin.call("POST", `/admin/pass-kinds/${stopped}/stop`);
    expect((await sell(guest, { ...good, kindId: stopped })).status).toBe(404);
    expect((await sell(guest, { ...good, kindId: randomUUID() })).status).toBe(404);
    expect((await sell(guest, { ...good, eventId: randomUUID() })).status).toBe(404);
    expect((await sell(guest, { ...good, method: "shells" })).status).toBe(400);
    expect(
      (await admin.call("POST", "/admin/people/nobody/passes", { origin: "sale", ...good })).status,
    ).toBe(404);
    expect((await admin.call("GET", "/admin/people/nobody/passes")).status).toBe(404);
    for (const reason of ["", "長".repeat(201)]) {
      expect((await sell(guest, { origin: "gift", kindId, reason })).status).toBe(400);
    }
    const zero = { cash: 0, qr: 0, card: 0 };
    const closing = { recorded: zero, counted: zero, changeFund: 0, coins: null, reason: "" };
    await admin.call("POST", `/admin/money/evenings/${eventId}/closing`, closing);
    expect((await sell(guest, good)).status).toBe(409);
    expect((await passesOf(guest)).passes).toEqual([]);
  });

  it("waits for a concurrent stop of its kind", async () => {
    const guest = await player();
    const kindId = await newKind();
    const wanted = { origin: "gift", kindId, reason: "お詫び" };
    const selling = await db.transaction().execute(async (transaction) => {
      await stopKind(transaction, kindId, admin.id);
      const answer = sell(guest, wanted);
      await expect.poll(() => waitingStatements(db)).toBe(1);
      return { answer };
    });
    expect((await selling.answer).status).toBe(404);
  });

  it("can be undone, counting all seats covered by then", async () => {
    const guest = await player();
    const passId = await give(guest, await newKind());
    const id = await reserve(guest, (await evening()).sessionId, 1);
    const ending = await db.transaction().execute(async (transaction) => {
      await lockPasses(transaction, { userId: guest.id });
      await transaction
        .updateTable("reservation")
        .set({ prices: JSON.stringify([{ kind: "", full: 1_500, yen: 0, pass: passId }]) })
        .where("id", "=", id)
        .execute();
      const answer = end(passId, { reason: "移行" });
      await expect.poll(() => waitingStatements(db)).toBe(1);
      return { answer };
    });
    expect((await ending.answer).status).toBe(200);
    const entry = await db
      .selectFrom("audit_entry")
      .where("action", "=", "pass.end")
      .where("subject_id", "=", guest.id)
      .select("before")
      .executeTakeFirstOrThrow();
    expect(entry.before).toEqual({ passId, uses: 1 });
  });

  it("that was taken back leaves covered seats covered, and covers no more", async () => {
    const guest = await player();
    const passId = await give(guest, await newKind());
    const { sessionId } = await evening();
    const id = await reserve(guest, sessionId, 2, 1);
    expect((await end(passId, { reason: "移行" })).status).toBe(200);
    expect((await guest.read(id)).sum).toBe(1_500);
    const more = { details: { ...details, passSeats: 2 } };
    expect(await refusalOf(change(guest, id, more))).toBe("pass-refused");
    const refund = { eventId: randomUUID(), amount: 1, method: "cash" };
    expect((await end(await give(guest, await newKind()), { reason: "x", refund })).status).toBe(
      400,
    );
  });
});

describe("a kind of pass", () => {
  it("is refused with invalid values, or for six months or longer", async () => {
    const good = { origin: "sale", ja: "券", en: "Pass", visits: 5, yen: 5_000, days: 90 };
    const card = { origin: "stamps", ja: "カード", en: "Card", stamps: 10, days: 60 };
    const create = async (body: object) =>
      (await admin.call("POST", "/admin/pass-kinds", body)).status;
    for (const wrong of [
      { ...good, days: 181 },
      { ...good, days: 0 },
      { ...good, visits: 0 },
      { ...good, visits: 51 },
      { ...good, yen: 0 },
      { ...good, yen: 1_000_001 },
      { ...good, mostYen: 0 },
      { ...good, ja: "" },
      { ...good, en: "あ".repeat(31) },
      { ...good, origin: "gift" },
      { ...card, stamps: 1 },
      { ...card, stamps: 51 },
      { ...card, days: 181 },
    ]) {
      expect(await create(wrong)).toBe(400);
    }
    expect(await create({ ...good, days: 180 })).toBe(201);
  });

  it("is audited, and can be stopped once", async () => {
    const id = await newKind();
    const stop = () => admin.call("POST", `/admin/pass-kinds/${id}/stop`);
    expect((await stop()).status).toBe(200);
    expect((await stop()).status).toBe(404);
    const entries = await db
      .selectFrom("audit_entry")
      .where("subject_id", "=", id)
      .select("action")
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual([
      "pass-kind.create",
      "pass-kind.stop",
    ]);
  });
});
