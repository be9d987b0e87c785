import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReader } from "@takujo/db/testing/create-reader";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { deliverNext, startMessage } from "@takujo/inbox/message/index";
import { resendMessage, stopMessage, takeBack } from "@takujo/inbox/message/send-message";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { waitUntil } from "../../../tests/integration/support/wait-until.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { messagesInFlight } from "./message-mail.ts";
import { messageWorker } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const { id: adminId } = await createUser(db, { role: "admin" });
const worker = await messageWorker(database);
const { inbox, work, runDue, statesOf, stateOf } = worker;

beforeEach(worker.forget);

/** An event with this many guests. */
async function evening(guests: number) {
  const { id: eventId } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId, capacity: 100 });
  const people = await Promise.all(Array.from({ length: guests }, () => createUser(db)));
  for (const { id: userId } of people) await createReservation(db, { eventSessionId, userId });
  return { eventId, people };
}

describe("taking a message back while a worker begins", () => {
  it.each(["event", "newsletter"])("succeeds for exactly one of the two (%s)", async (kind) => {
    const { eventId } = await evening(1);
    if (kind === "newsletter") await createReader(db);
    const results = { back: 0, begun: 0 };
    for (let round = 0; round < 25; round++) {
      const id = await worker.sent(adminId, kind === "event" ? eventId : null);
      const calls = [() => takeBack(db, adminId, id), () => startMessage(db, id)];
      if (round % 2) calls.reverse();
      const answers = await Promise.all(
        calls.map((call) => call().catch((error: { code: string }) => error.code)),
      );
      const state = await stateOf(id);
      const recipients = await statesOf(id);
      if (state === "draft") {
        results.back++;
        expect(answers).toContain(undefined);
        expect(recipients).toEqual([]);
      } else {
        results.begun++;
        expect(state).toBe("sending");
        expect(answers).toContain("too-late");
        expect(recipients.length).toBeGreaterThan(0);
      }
    }
    // Both outcomes occurred, so there was a race.
    expect(results.back).toBeGreaterThan(0);
    expect(results.begun).toBeGreaterThan(0);
    await db.deleteFrom("message").where("state", "=", "sending").execute();
    await work();
    expect(inbox.mails).toEqual([]);
  });

  it("and sending it again sends it once, with its new text", async () => {
    const { eventId, people } = await evening(3);
    const first = await worker.sent(adminId, eventId, { bodyJa: "前の文" });
    await takeBack(db, adminId, first);
    const second = await worker.sent(adminId, eventId, { bodyJa: "あとの文" });
    await work();
    for (const { email } of people) {
      expect(inbox.sentTo(email).map(({ text }) => text)).toEqual([
        expect.stringContaining("あとの文"),
      ]);
    }
    expect([await stateOf(first), await stateOf(second)]).toEqual(["draft", "done"]);
  });
});

describe("two workers on one message", () => {
  it("send each mail once between them", async () => {
    const { eventId, people } = await evening(40);
    const id = await worker.sent(adminId, eventId);
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
    // Slow enough for several slices, on whichever worker is first.
    const runUntilDone = async () => {
      while ((await stateOf(id)) !== "done") await runDue({ messagesPerSecond: 20 });
    };
    await Promise.all([runUntilDone(), runUntilDone()]);
    for (const { email } of people) expect(inbox.sentTo(email)).toHaveLength(1);
    expect(new Set(await statesOf(id))).toEqual(new Set(["sent"]));
    expect(await stateOf(id)).toBe("done");
  });

  it("start it once, and store a newsletter's recipients once", async () => {
    await createReader(db);
    const id = await worker.sent(adminId, null);
    await Promise.all(Array.from({ length: 6 }, () => startMessage(db, id)));
    const readers = await db
      .selectFrom("message_recipient")
      .select("user_id")
      .where("message_id", "=", id)
      .execute();
    expect(new Set(readers.map(({ user_id }) => user_id)).size).toBe(readers.length);
    expect(readers.length).toBeGreaterThan(0);
  });
});

describe("stopping while mails go out", () => {
  it("lets mails in progress arrive, and drops all others", async () => {
    const { eventId, people } = await evening(20);
    const id = await worker.sent(adminId, eventId);
    const before = inbox.arrivals();
    inbox.hold();
    const working = work();
    await waitUntil(() => inbox.arrivals() - before >= messagesInFlight);
    const answers = await Promise.all([
      stopMessage(db, adminId, id),
      stopMessage(db, adminId, id),
      takeBack(db, adminId, id).catch(({ code }: { code: string }) => ({ state: code })),
    ]);
    expect(answers.map(({ state }) => state)).toEqual(["stopped", "stopped", "too-late"]);
    inbox.letGo();
    await working;
    await work();
    expect(inbox.mails).toHaveLength(messagesInFlight);
    const counted = Object.groupBy(await statesOf(id), (state) => state);
    expect(counted["sent"]).toHaveLength(messagesInFlight);
    expect(counted["skipped: stopped"]).toHaveLength(people.length - messagesInFlight);
    expect(await stateOf(id)).toBe("stopped");
  });

  it("also ends mails that the server deferred", async () => {
    const { eventId } = await evening(1);
    const id = await worker.sent(adminId, eventId);
    const message = await startMessage(db, id);
    if (!message) throw new Error("It did not begin");
    const stopped = await deliverNext(db, message, async () => {
      await stopMessage(db, adminId, id);
      return "away";
    });
    expect(stopped).toBe("away");
    expect(await statesOf(id)).toEqual(["waiting"]);
    // The worker that continues with what it read finds no recipient.
    expect(await deliverNext(db, message, async () => "sent")).toBe("none");
    await work();
    expect(inbox.mails).toEqual([]);
    expect(await statesOf(id)).toEqual(["skipped: stopped"]);
  });
});

describe("sending again what failed", () => {
  async function withFailures() {
    const { eventId, people } = await evening(3);
    const id = await worker.sent(adminId, eventId);
    await work();
    inbox.mails.length = 0;
    const failed = await db
      .updateTable("message_recipient")
      .set({ state: "failed", reason: "refused", attempts: 6 })
      .where("message_id", "=", id)
      .where(
        "user_id",
        "in",
        people.slice(0, 2).map((person) => person.id),
      )
      .returning(["id", "user_id"])
      .execute();
    return { id, people, failed };
  }

  it("reaches only people whose mail failed, once over repeated calls", async () => {
    const { id, people } = await withFailures();
    const again = () =>
      resendMessage(db, adminId, id, { recipientId: null }).then(
        ({ state }) => state,
        ({ code }: { code: string }) => code,
      );
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.toSorted()).toEqual(["not-now", "not-now", "sending"]);
    await work();
    expect(inbox.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      people
        .slice(0, 2)
        .map(({ email }) => email)
        .toSorted(),
    );
    expect(await statesOf(id)).toEqual(["sent", "sent", "sent"]);
    expect(await stateOf(id)).toBe("done");
  });

  it("reaches one of them if one is named, and nobody of another message", async () => {
    const { id, failed, people } = await withFailures();
    const other = await withFailures();
    const recipientId = failed[0]?.id ?? "";
    await expect(resendMessage(db, adminId, other.id, { recipientId })).rejects.toMatchObject({
      code: "not-now",
    });
    await resendMessage(db, adminId, id, { recipientId });
    await work();
    const whom = people.find((person) => person.id === failed[0]?.user_id);
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([whom?.email]);
    expect(await statesOf(id)).toEqual(["failed: refused", "sent", "sent"]);
    expect(await stateOf(id)).toBe("done");
  });

  it("is refused for a draft and where nothing failed", async () => {
    const { eventId } = await evening(1);
    const id = await worker.sent(adminId, eventId);
    const again = () => resendMessage(db, adminId, id, { recipientId: null });
    await expect(again()).rejects.toMatchObject({ code: "not-now" });
    await takeBack(db, adminId, id);
    await expect(again()).rejects.toMatchObject({ code: "not-now" });
    expect(await stateOf(id)).toBe("draft");
  });
});
