import { runDueWork } from "@takujo/booking/tables/index";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { createEvent } from "@takujo/db/testing/create-event";
import { describe, expect, it } from "vitest";
import { eventStore } from "../../../packages/content/editing/stores/event/index.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { reserving } from "../../support/reserving.ts";

const { db } = await createTestDatabase({ isDirect: true });
const { player, session } = await reserving(db);
const startsAt = new Date(Date.now() + 30 * 24 * 3_600_000);

async function organized(capacity: number) {
  const { id } = await createEvent(db, { startsAt });
  const sessionId = await session({ eventId: id, startsAt, capacity });
  const stored = await eventStore.read(db, id);
  if (!stored) throw new Error("no such event");
  const publish = (change: (session: { capacity: number | null }) => void) => {
    const document: ContentDocument = structuredClone(stored.document);
    for (const one of document.sessions ?? []) change(one);
    return db
      .transaction()
      .execute((transaction) => eventStore.write(transaction, id, document, new Date()));
  };
  const seats = () =>
    db
      .selectFrom("event_session")
      .select(["capacity", "seats_taken"])
      .where("id", "=", sessionId)
      .executeTakeFirst();
  return { id, sessionId, publish, seats, document: stored.document };
}

const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((result) =>
    result.status === "fulfilled"
      ? "done"
      : String(result.reason.issues?.[0]?.rule ?? result.reason.message),
  );

describe("while seats are being taken", () => {
  it("fewer of them are published only as far as they are free, and none is sold twice", async () => {
    for (let round = 0; round < 5; round++) {
      const { sessionId, publish, seats } = await organized(12);
      const people = await Promise.all(Array.from({ length: 12 }, () => player()));
      const results = await outcomes([
        ...people.slice(0, 6).map((person) => person.hold(sessionId)),
        publish((one) => {
          one.capacity = 8;
        }),
        ...people.slice(6).map((person) => person.hold(sessionId)),
        publish((one) => {
          one.capacity = 3;
        }),
      ]);
      const holds = results.filter((_, index) => index !== 6 && index !== 13);
      for (const result of holds) expect(["done", "session-full"]).toContain(result);
      const { capacity = 0, seats_taken = 0 } = (await seats()) ?? {};
      expect(seats_taken).toBe(holds.filter((result) => result === "done").length);
      expect(seats_taken).toBeLessThanOrEqual(capacity);
      for (const result of [results[6], results[13]]) {
        expect(["done", "below-taken"]).toContain(result);
      }
    }
  });

  it("a session is taken out, or reserved, and never both", async () => {
    for (let round = 0; round < 5; round++) {
      const { id, sessionId, document } = await organized(4);
      const other = (document.sessions ?? []).map((one) => ({ ...one, id: crypto.randomUUID() }));
      const person = await player();
      const [held, written] = await outcomes([
        person.hold(sessionId),
        db
          .transaction()
          .execute((transaction) =>
            eventStore.write(transaction, id, { ...document, sessions: other }, new Date()),
          ),
      ]);
      expect([
        ["done", "session-in-use"],
        ["not-found", "done"],
      ]).toContainEqual([held, written]);
    }
  });
});

describe("more seats", () => {
  it("are offered to those who wait", async () => {
    const { sessionId, publish } = await organized(1);
    await (await player()).hold(sessionId);
    const waiter = await player();
    const { id } = await waiter.join(sessionId);
    await publish((one) => {
      one.capacity = 2;
    });
    await runDueWork(db);
    expect((await waiter.read(id)).state).toBe("offered");
  });
});
