import { createEvent } from "@takujo/db/testing/create-event";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { organizing } from "../../../../tests/support/organizing.ts";
import { reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const people = await reserving(db);
const { player, session } = people;
const organizer = await organizing(people);
const day = 86_400_000;
const prices = [{ key: "student", ja: "学生", en: "Student", yen: 1_000 }];

async function evening(more: { capacity?: number; startsAt?: Date } = {}) {
  const { id: eventId } = await createEvent(db, { fee: 1_500, prices });
  return session({ eventId, capacity: 10, ...more });
}

let made = 0;
async function newCode(terms: object = {}) {
  made += 1;
  const code = `DESK${made}`;
  const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();
  const body = { code, yen: 300, validFrom: inDays(-1), validUntil: inDays(1), ...terms };
  expect((await organizer.call("POST", "/admin/price-codes", body)).status).toBe(201);
  return code;
}

const auditedOf = async (id: string) => {
  const entries = await db
    .selectFrom("audit_entry")
    .where("subject_id", "=", id)
    .select("after")
    .orderBy("id")
    .execute();
  return entries.map(({ after }) => after);
};

describe("a code at the desk", () => {
  it("reduces the price of a party with several kinds of seats, and is audited", async () => {
    const code = await newCode();
    const party = { seats: 2, kinds: { student: 1 }, priceCode: ` ${code.toLowerCase()}` };
    const { id } = await organizer.add(await evening(), party);
    expect(await organizer.see(id)).toMatchObject({
      sum: 1_900,
      priceCode: code,
      prices: [
        { kind: "", yen: 1_200 },
        { kind: "student", full: 1_000, yen: 700 },
      ],
    });
    expect(await auditedOf(id)).toMatchObject([{ kinds: { student: 1 }, priceCode: code }]);
  });

  it("is refused for the same reasons as to the person, and stores nothing", async () => {
    const { id: eventId } = await createEvent(db);
    const { slug: eventSlug } = await createEvent(db);
    const sessionId = await session({ eventId });
    for (const priceCode of ["NOSUCH", "💣", await newCode({ eventSlug })]) {
      await expect(organizer.add(sessionId, { priceCode })).rejects.toThrow("price-code-refused");
    }
    await expect(organizer.add(sessionId, { priceCode: "A".repeat(41) })).rejects.toThrow(
      "invalid-input",
    );
    expect((await organizer.list({ event: eventId })).items).toEqual([]);
  });

  it("counts together with people's own uses, for the code and for the person", async () => {
    const scarce = await newCode({ mostUses: 1 });
    const first = await organizer.add(await evening(), { priceCode: scarce });
    const late = organizer.add(await evening(), { priceCode: scarce });
    await expect(late).rejects.toThrow("price-code-refused");
    await organizer.callOff(first.id);
    await organizer.add(await evening(), { priceCode: scarce });

    const once = await newCode({ mostPerPerson: 1 });
    const guest = await player();
    const later = new Date(Date.now() + 20 * day);
    await organizer.add(await evening(), { email: guest.email, priceCode: once });
    const again = await evening({ startsAt: later });
    const own = { email: guest.email, priceCode: once };
    await expect(organizer.add(again, own)).rejects.toThrow("price-code-refused");
    // A person without an account is identified by address. Without an address there is nothing to check.
    const unknown = { email: "guest@example.jp", priceCode: once };
    await organizer.add(again, unknown);
    await expect(organizer.add(await evening(), unknown)).rejects.toThrow("price-code-refused");
    await organizer.add(again, { priceCode: once });
    await organizer.add(again, { priceCode: once });
  });

  it("is not used too often by several desks at once", async () => {
    const code = await newCode({ mostUses: 3 });
    const sessions = await Promise.all(Array.from({ length: 8 }, () => evening()));
    const answers = await Promise.allSettled(
      sessions.map((sessionId) => organizer.add(sessionId, { priceCode: code })),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  });

  it("can be put on a reservation, stays with it and can be taken off", async () => {
    const code = await newCode();
    const { id, version } = await organizer.add(await evening());
    const put = await organizer.alter(id, { version, priceCode: code });
    expect(await organizer.see(id)).toMatchObject({ sum: 1_200, priceCode: code });
    const grown = await organizer.alter(id, { version: put.version, seats: 2 });
    expect((await organizer.see(id)).sum).toBe(2_400);
    await organizer.alter(id, { version: grown.version, priceCode: "" });
    expect(await organizer.see(id)).toMatchObject({ sum: 3_000, priceCode: "" });
    expect(await auditedOf(id)).toMatchObject([
      {},
      { priceCode: code },
      { seats: 2 },
      { priceCode: "" },
    ]);
  });

  it("is refused for waiting parties, which have no promised price yet", async () => {
    const code = await newCode({ mostUses: 1 });
    const sessionId = await evening({ capacity: 1 });
    await organizer.add(sessionId);
    const party = { kinds: { student: 1 }, priceCode: code };
    const { id, version } = await organizer.queue(sessionId, party);
    await organizer.alter(id, { version, priceCode: code });
    expect(await organizer.see(id)).toMatchObject({ prices: [], priceCode: "" });
    await organizer.add(await evening(), { priceCode: code });
  });

  it("is shown only to viewers who may change it", async () => {
    const { id } = await organizer.add(await evening(), { priceCode: await newCode() });
    const treasurer = await player();
    await createStaffMember(db, { userId: treasurer.id, roles: ["treasurer"] });
    const answer = await treasurer.call("GET", `/admin/reservations/${id}`);
    expect(await answer.json()).toMatchObject({ sum: 1_200, priceCode: "" });
  });

  it("cannot be guessed there either", async () => {
    const other = await organizing(people);
    const sessionId = await evening();
    for (let count = 0; count < 30; count++) {
      const guess = other.add(sessionId, { priceCode: `GUESS${count}` });
      await expect(guess).rejects.toThrow("price-code-refused");
    }
    const { id, version } = await other.add(sessionId);
    const guess = other.add(sessionId, { priceCode: "GUESS31" });
    await expect(guess).rejects.toThrow("too-many-requests");
    const change = other.alter(id, { version, priceCode: "GUESS32" });
    await expect(change).rejects.toThrow("too-many-requests");
  });
});
