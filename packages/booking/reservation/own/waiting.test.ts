import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../../tests/support/reserving.ts";

const { db } = await createTestDatabase();
const { player, session } = await reserving(db);

async function reserved(sessionId: string, seats: number) {
  const person = await player();
  const { id } = await person.hold(sessionId, seats);
  await person.confirm(id);
  return { person, id };
}

const stateOf = async (person: Player, id: string) => (await person.read(id)).state;

describe("those who wait", () => {
  it("are told their place, and offered seats that are given back, in their order", async () => {
    const id = await session({ capacity: 2 });
    const { person, id: given } = await reserved(id, 2);
    const [first, second] = [await player(), await player()];
    const one = await first.join(id, 1);
    const two = await second.join(id, 1);
    expect([one.position, two.position]).toEqual([1, 2]);
    expect(await second.read(two.id)).toMatchObject({ position: 2, behind: 0 });
    await person.cancel(given);
    expect(await stateOf(first, one.id)).toBe("offered");
    expect(await stateOf(second, two.id)).toBe("offered");
    expect(await first.accept(one.id)).toMatchObject({ state: "confirmed", seats: 1 });
    expect(await second.cancel(two.id)).toMatchObject({ state: "left" });
    expect((await second.read(two.id)).history.map(({ cause }) => cause)).toEqual([
      "join",
      "offer",
      "decline",
    ]);
  });

  it("come before newcomers, as long as the seats suffice them", async () => {
    const id = await session({ capacity: 4 });
    const { person, id: given } = await reserved(id, 3);
    await reserved(id, 1);
    const couple = await player();
    const waiting = await couple.join(id, 3);
    await person.change(given, { version: 2, seats: 2 });
    expect(await stateOf(couple, waiting.id)).toBe("waiting");
    // One seat is not enough for the waiting party, so anyone may take it.
    const newcomer = await player();
    await newcomer.hold(id, 1);
    await expect((await player()).hold(id, 1)).rejects.toThrow("session-full");
  });

  it("who would be content with fewer are offered what there is, and may take less of it", async () => {
    const id = await session({ capacity: 3 });
    const { person, id: given } = await reserved(id, 3);
    const [party, last] = [await player(), await player()];
    const waiting = await party.join(id, 3, 1);
    const behind = await last.join(id, 1);
    await person.change(given, { version: 2, seats: 1 });
    expect(await party.read(waiting.id)).toMatchObject({ state: "offered", seats: 2 });
    await party.accept(waiting.id, 1);
    expect(await stateOf(last, behind.id)).toBe("offered");
  });

  it("cannot join where there are seats, nor twice", async () => {
    const id = await session({ capacity: 1 });
    const person = await player();
    await expect(person.join(id)).rejects.toThrow("seats-free");
    const held = await person.hold(id);
    await expect(person.join(id)).rejects.toThrow("already-waiting");
    const other = await player();
    await other.join(id);
    await expect(other.join(id)).rejects.toThrow("already-waiting");
    await person.cancel(held.id);
  });

  it("cannot take an offer at hours at which they sit elsewhere, until they gave that back", async () => {
    const startsAt = new Date(Date.now() + 72 * 3_600_000);
    const id = await session({ capacity: 1, startsAt });
    const elsewhere = await session({ startsAt });
    const { person, id: given } = await reserved(id, 1);
    const waiter = await player();
    const waiting = await waiter.join(id);
    const other = await waiter.hold(elsewhere);
    await person.cancel(given);
    await expect(waiter.accept(waiting.id)).rejects.toThrow("double-booked");
    await waiter.cancel(other.id);
    await waiter.accept(waiting.id);
  });
});
