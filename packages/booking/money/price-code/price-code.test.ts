import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);
const admin = await player({ role: "admin", name: "会計の高橋" });
const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
let made = 0;

async function newCode(terms: object = {}) {
  made += 1;
  const code = `CODE${made}`;
  const body = { code, yen: 500, validFrom: inDays(-1), validUntil: inDays(1), ...terms };
  const answer = await admin.call("POST", "/admin/price-codes", body);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string; code: string };
}

const evening = async (fee = 1_500) => {
  const { id: eventId, slug: eventSlug } = await createEvent(db, { fee });
  return { eventSlug, sessionId: await session({ eventId, capacity: 50 }) };
};

async function held(sessionId: string, seats = 1) {
  const guest = await player();
  const { id } = await guest.hold(sessionId, seats);
  return { guest, id };
}

const uses = async (code: string) => {
  const answer = await admin.call("GET", "/admin/price-codes");
  const { codes } = (await answer.json()) as { codes: { code: string; uses: number }[] };
  return codes.find((one) => one.code === code)?.uses;
};

/** The reason of a refusal, or nothing. */
async function tryCode(
  guest: Awaited<ReturnType<typeof player>>,
  id: string,
  priceCode: string,
  from: string = randomUUID(),
) {
  const details = { name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678" };
  const body = { ...details, agreed: true, priceCode };
  const answer = await guest.call("POST", `/reservations/${id}/confirm`, body, {
    "x-client-address": from,
  });
  const { code, reason } = (await answer.json()) as { code: string; reason?: string };
  return answer.ok ? undefined : (reason ?? code);
}

describe("a code", () => {
  it("reduces each seat's price, however it is typed, and never below zero", async () => {
    const { sessionId } = await evening();
    const { code } = await newCode();
    const { guest, id } = await held(sessionId, 2);
    expect(await tryCode(guest, id, ` ${code.toLowerCase().replace("e", "e-")} `)).toBeUndefined();
    expect(await guest.read(id)).toMatchObject({
      sum: 2_000,
      priceCode: { code, yen: 500, percent: 0 },
      prices: [{ full: 1_500, yen: 1_000 }, { yen: 1_000 }],
    });
    const cheap = await held((await evening(300)).sessionId);
    expect(await tryCode(cheap.guest, cheap.id, code)).toBeUndefined();
    expect((await cheap.guest.read(cheap.id)).sum).toBe(0);
    const half = await newCode({ yen: 0, percent: 50 });
    const other = await held((await evening(1_501)).sessionId);
    expect(await tryCode(other.guest, other.id, half.code)).toBeUndefined();
    expect((await other.guest.read(other.id)).sum).toBe(751);
  });

  it("is refused alike if it is unknown, for another event, not valid yet, over or stopped", async () => {
    const { sessionId, eventSlug } = await evening();
    const elsewhere = await newCode({ eventSlug: (await evening()).eventSlug });
    const later = await newCode({ validFrom: inDays(1), validUntil: inDays(2) });
    const over = await newCode({ validFrom: inDays(-2), validUntil: inDays(-1) });
    const stopped = await newCode();
    for (const status of [200, 404]) {
      const stop = `/admin/price-codes/${stopped.id}/stop`;
      expect((await admin.call("POST", stop)).status).toBe(status);
    }
    const { guest, id } = await held(sessionId);
    for (const { code } of [elsewhere, later, over, stopped, { code: "NOSUCH" }, { code: "💣" }]) {
      expect(await tryCode(guest, id, code)).toBe("unknown");
    }
    expect((await guest.read(id)).state).toBe("held");
    const here = await newCode({ eventSlug });
    expect(await tryCode(guest, id, here.code)).toBeUndefined();
  });

  it("keeps what it promised after it was stopped, also for seats that are added", async () => {
    const { sessionId } = await evening();
    const { id: codeId, code } = await newCode();
    const { guest, id } = await held(sessionId);
    await tryCode(guest, id, code);
    await admin.call("POST", `/admin/price-codes/${codeId}/stop`);
    const { version } = await guest.read(id);
    await guest.change(id, { version, seats: 2 });
    expect((await guest.read(id)).sum).toBe(2_000);
  });

  it("can be taken off and put on while the reservation may be changed", async () => {
    const { sessionId } = await evening();
    const { code } = await newCode({ mostUses: 1 });
    const { guest, id } = await held(sessionId);
    await tryCode(guest, id, code);
    const details = { name: "森野 ことり", kana: "もりの ことり", phone: "090-1234-5678" };
    const put = async (priceCode: string) => {
      const { version } = await guest.read(id);
      await guest.change(id, { version, details: { ...details, priceCode } });
      return (await guest.read(id)).sum;
    };
    expect(await put(code)).toBe(1_000);
    expect(await put("")).toBe(1_500);
    expect(await uses(code)).toBe(0);
    expect(await put(code)).toBe(1_000);
  });

  it("goes along to another event only if it is for all of them", async () => {
    const [from, to] = [await evening(), await evening(2_000)];
    for (const [terms, sum, left] of [
      [{ eventSlug: from.eventSlug }, 2_000, 0],
      [{}, 1_500, 1],
    ] as const) {
      const { code } = await newCode(terms);
      const { guest, id } = await held(from.sessionId);
      expect(await tryCode(guest, id, code)).toBeUndefined();
      const order = { reservationIds: [id], sessionId: to.sessionId };
      expect((await admin.call("POST", "/admin/reservations/move", order)).status).toBe(200);
      expect((await guest.read(id)).sum).toBe(sum);
      expect(await uses(code)).toBe(left);
    }
  });

  it("is given back by canceling, and used again when the organizer restores the reservation", async () => {
    const { sessionId } = await evening();
    const { code } = await newCode({ mostUses: 1 });
    const first = await held(sessionId);
    const second = await held(sessionId);
    expect(await tryCode(first.guest, first.id, code)).toBeUndefined();
    expect(await tryCode(second.guest, second.id, code)).toBe("used-up");
    await first.guest.cancel(first.id);
    expect(await uses(code)).toBe(0);
    const restore = (id: string) =>
      admin.call("POST", `/admin/reservations/${id}/restore`, { reason: "電話" });
    expect((await restore(first.id)).status).toBe(200);
    expect(await uses(code)).toBe(1);
    await first.guest.cancel(first.id);
    expect(await tryCode(second.guest, second.id, code)).toBeUndefined();
    // Another reservation has used its discount meanwhile.
    expect((await restore(first.id)).status).toBe(200);
    expect(await first.guest.read(first.id)).toMatchObject({ sum: 1_500, priceCode: null });
    expect(await uses(code)).toBe(1);
  });

  it("is limited per person", async () => {
    const { code } = await newCode({ mostPerPerson: 1 });
    const guest = await player();
    const one = await guest.hold((await evening()).sessionId);
    expect(await tryCode(guest, one.id, code)).toBeUndefined();
    const startsAt = new Date(Date.now() + 20 * day);
    const { id: eventId } = await createEvent(db, { startsAt });
    const two = await guest.hold(await session({ eventId, startsAt }));
    expect(await tryCode(guest, two.id, code)).toBe("own-used-up");
    expect(await tryCode(guest, two.id, "")).toBeUndefined();
    const other = await held((await evening()).sessionId);
    expect(await tryCode(other.guest, other.id, code)).toBeUndefined();
  });

  it("is not used too often by forty people at once", async () => {
    const { code } = await newCode({ mostUses: 7 });
    const [one, two] = [await evening(), await evening()];
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, index) => held((index % 2 ? one : two).sessionId)),
    );
    const answers = await Promise.all(people.map(({ guest, id }) => tryCode(guest, id, code)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(7);
    expect(answers.filter((answer) => answer === "used-up")).toHaveLength(33);
    expect(await uses(code)).toBe(7);
  });

  it("cannot be guessed: after thirty tries in an hour all calls are refused", async () => {
    const { sessionId } = await evening();
    const { guest, id } = await held(sessionId);
    for (let count = 0; count < 30; count++) {
      expect(await tryCode(guest, id, `GUESS${count}`)).toBe("unknown");
    }
    expect(await tryCode(guest, id, "GUESS31")).toBe("too-many-requests");
    expect(await tryCode(guest, id, "")).toBeUndefined();
    // Nor by changing what was confirmed.
    const { version } = await guest.read(id);
    const details = { name: "森野 ことり", kana: "", phone: "090-1234-5678", priceCode: "GUESS32" };
    const changed = await guest.call("PATCH", `/reservations/${id}`, { version, details });
    expect(changed.status).toBe(429);
  });

  it("cannot be guessed from one network either, with any number of accounts", async () => {
    const { sessionId } = await evening();
    const { code } = await newCode();
    for (let tries = 0; tries < 100; ) {
      const { guest, id } = await held(sessionId);
      for (let own = 0; own < 25; own++, tries++) {
        expect(await tryCode(guest, id, `GUESS${tries}`, "2001:db8::7")).toBe("unknown");
      }
    }
    const { guest, id } = await held(sessionId);
    expect(await tryCode(guest, id, code, "2001:db8:0:0:9::7")).toBe("too-many-requests");
    expect(await tryCode(guest, id, code)).toBeUndefined();
  });
});

describe("making a code", () => {
  it("is refused with invalid values, and for an existing code", async () => {
    const good = { code: "SENSIBLE", yen: 500, validFrom: inDays(0), validUntil: inDays(1) };
    const create = async (body: object) => {
      const answer = await admin.call("POST", "/admin/price-codes", body);
      return answer.status;
    };
    for (const wrong of [
      { code: "AB" },
      { code: "あいうえ" },
      { code: "A".repeat(21) },
      { yen: -500, percent: 10 },
      { mostPerPerson: 0 },
      { mostPerPerson: 101 },
      { yen: 0 },
      { yen: 500, percent: 10 },
      { yen: -1 },
      { yen: 1_000_001 },
      { yen: 0, percent: 101 },
      { validUntil: inDays(-1) },
      { mostUses: 0 },
      { mostPerPerson: 1.5 },
      { eventSlug: "a".repeat(81) },
    ]) {
      expect(await create({ ...good, ...wrong })).toBe(400);
    }
    expect(await create({ ...good, eventSlug: "no-such-event" })).toBe(404);
    expect(await create(good)).toBe(201);
    expect(await create({ ...good, code: "sensible" })).toBe(409);
    expect(
      (await admin.call("POST", `/admin/price-codes/${crypto.randomUUID()}/stop`)).status,
    ).toBe(404);
  });

  it("is written down", async () => {
    const { id } = await newCode();
    await admin.call("POST", `/admin/price-codes/${id}/stop`);
    const entries = await db
      .selectFrom("audit_entry")
      .where("subject_id", "=", id)
      .select("action")
      .orderBy("id")
      .execute();
    expect(entries.map(({ action }) => action).sort()).toEqual([
      "price-code.create",
      "price-code.stop",
    ]);
  });
});
