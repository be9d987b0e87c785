import { messageReceiptSchema } from "@takujo/contracts/inbox/message";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { sendMessage, takeBack } from "./send-message.ts";
import { order, messageWords as words, writing } from "./testing/writing.ts";

const { db } = await createTestDatabase();
const { admin, colleague, newEvent, post, put, read, draft, recipientsOf } = await writing(db);

describe("whom a message goes to", () => {
  it("is counted by kind, each person once, with those who have no address", async () => {
    const { eventId, first, second, guest } = await newEvent();
    const { person } = await guest({ seats: 2 });
    await createReservation(db, { eventSessionId: second, userId: person.id, seats: 3 });
    await guest({ locale: "en" });
    await createReservation(db, { eventSessionId: first, name: "佐伯 よしこ", phone: "090-1" });
    await guest({ state: "waiting", seats: 2 });
    await guest({ state: "cancelled" });
    const { id } = await draft(eventId, { segments: ["confirmed", "waiting"] });
    const message = await read(id);
    const counts = message.segmentCounts.map(({ segment, parties, people }) => [
      segment,
      parties,
      people,
    ]);
    expect(counts).toEqual([
      ["confirmed", 3, 5],
      ["offered", 0, 0],
      ["waiting", 1, 2],
      ["arrived", 0, 0],
      ["absent", 0, 0],
    ]);
    expect(message.audience).toMatchObject({ mail: 3, english: 1, telephone: 1 });
    expect(message.audience.withoutMail).toMatchObject([{ name: "佐伯 よしこ", phone: "090-1" }]);
  });

  it("can be those of one session, but of none of another event", async () => {
    const { eventId, second, guest } = await newEvent();
    await guest();
    await guest({ eventSessionId: second });
    const { id, version } = await draft(eventId, { sessionId: second });
    expect((await read(id)).audience.mail).toBe(1);
    const other = await newEvent();
    const refused = await put(id, { ...words, sessionId: other.first, version });
    expect(refused).toMatchObject({ status: 400, code: "invalid-input" });
  });

  it("is stored when it is sent: one row per person, none for later guests", async () => {
    const { eventId, first, second, guest } = await newEvent();
    const { person } = await guest();
    await createReservation(db, { eventSessionId: second, userId: person.id });
    await createReservation(db, { eventSessionId: first });
    const { id, version } = await draft(eventId);
    expect(await post(`/${id}/send`, order(version))).toMatchObject({ state: "planned" });
    await guest();
    const rows = await recipientsOf(id);
    expect(rows.map(({ way, state }) => [way, state])).toEqual([
      ["mail", "waiting"],
      ["telephone", "waiting"],
    ]);
  });

  it("records parties without an address as skipped, unless they are called", async () => {
    const { eventId, first, guest } = await newEvent();
    await guest();
    await createReservation(db, { eventSessionId: first });
    const { id, version } = await draft(eventId, { calls: false });
    await post(`/${id}/send`, order(version));
    expect(await recipientsOf(id)).toMatchObject([
      { way: "mail" },
      { way: "none", state: "skipped", reason: "no-mail" },
    ]);
  });
});

describe("sending a message", () => {
  it("happens once over repeated calls and tabs", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const { id, version } = await draft(eventId);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, number) =>
        post(`/${id}/send`, order(version), number % 2 ? admin : colleague),
      ),
    );
    const receipts = answers.map(({ status, ...receipt }) => {
      expect(status).toBe(200);
      return messageReceiptSchema.parse(receipt);
    });
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await recipientsOf(id)).toHaveLength(1);
    const { rows } = await sql`
      select from graphile_worker.jobs where key = ${`message-mail:${id}`}`.execute(db);
    expect(rows).toHaveLength(1);
    // Nor can it be sent again with its new version.
    const late = await post(`/${id}/send`, order(version + 1));
    expect(late).toMatchObject({ status: 409, code: "changed-meanwhile" });
  });

  it("is refused with the problems, and stores no recipients", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const wrong: [Partial<typeof words>, string][] = [
      [{ segments: [] }, "segments"],
      [{ subjectJa: " " }, "subject"],
      [{ bodyJa: "" }, "body"],
      [{ bodyEn: "Hello" }, "half-english"],
      [{ bodyJa: "{なまえ}さん" }, "unknown-variable"],
      [{ segments: ["absent"] }, "nobody"],
    ];
    for (const [values, reason] of wrong) {
      const { id, version } = await draft(eventId, values);
      const refused = await post(`/${id}/send`, order(version));
      expect(refused).toMatchObject({ status: 400, code: "invalid-input", reason });
      expect(await recipientsOf(id)).toEqual([]);
      expect((await read(id)).state).toBe("draft");
    }
  });

  it("waits for the end of the quiet hours, unless there is a reason", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const night = new Date("2026-12-01T23:30:00+09:00");
    const send = async (more: object) => {
      const { id, version } = await draft(eventId);
      return db
        .transaction()
        .execute((transaction) =>
          sendMessage(
            transaction,
            admin.id,
            id,
            { version, at: null, urgentReason: null, ...more },
            night,
          ),
        );
    };
    expect((await send({})).sendAt).toBe("2026-12-01T23:00:00.000Z");
    expect((await send({ urgentReason: "停電" })).sendAt).toBe("2026-12-01T14:30:30.000Z");
    // It can be withdrawn, however soon it is due.
    const soon = { at: "2026-12-01T14:30:05.000Z", urgentReason: "停電" };
    expect((await send(soon)).sendAt).toBe("2026-12-01T14:30:30.000Z");
    const noon = "2026-12-03T03:00:00.000Z";
    expect((await send({ at: noon })).sendAt).toBe(noon);
    expect((await send({ at: "2026-12-03T16:00:00.000Z" })).sendAt).toBe(
      "2026-12-03T23:00:00.000Z",
    );
    await expect(send({ at: "2026-11-30T03:00:00.000Z" })).rejects.toMatchObject({
      reason: "moment",
    });
    await expect(send({ at: "2027-04-01T03:00:00.000Z" })).rejects.toMatchObject({
      reason: "moment",
    });
  });

  it("can be withdrawn until it starts, and sent again after changes", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const { id, version } = await draft(eventId);
    await post(`/${id}/send`, order(version));
    const back = await post(`/${id}/take-back`);
    expect(back).toMatchObject({ state: "draft", sendAt: null });
    expect(await post(`/${id}/take-back`)).toEqual(back);
    expect(await recipientsOf(id)).toEqual([]);
    // A delayed request.
    expect(await post(`/${id}/send`, order(version))).toMatchObject({ code: "changed-meanwhile" });
    expect(await post(`/${id}/send`, order(back.version))).toMatchObject({ state: "planned" });
    await db.updateTable("message").set({ state: "sending" }).where("id", "=", id).execute();
    await expect(takeBack(db, admin.id, id)).rejects.toMatchObject({ code: "too-late" });
  });

  it("can be stopped while mails go out: pending recipients get none", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const { id, version } = await draft(eventId);
    await post(`/${id}/send`, order(version));
    expect(await post(`/${id}/stop`)).toMatchObject({ code: "not-now" });
    await db.updateTable("message").set({ state: "sending" }).where("id", "=", id).execute();
    expect(await post(`/${id}/stop`)).toMatchObject({ state: "stopped" });
    expect(await post(`/${id}/stop`)).toMatchObject({ state: "stopped" });
    expect(await recipientsOf(id)).toMatchObject([{ state: "skipped", reason: "stopped" }]);
  });

  it("is recorded with who did it, without names, addresses or texts", async () => {
    const { eventId, guest } = await newEvent();
    const { person } = await guest();
    const { id, version } = await draft(eventId);
    await post(`/${id}/send`, order(version), colleague);
    const entries = await db
      .selectFrom("audit_entry")
      .selectAll()
      .where("subject_id", "=", id)
      .orderBy("id")
      .execute();
    expect(entries.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ["message.create", admin.id],
      ["message.save", admin.id],
      ["message.send", colleague.id],
    ]);
    expect(entries.at(-1)).toMatchObject({ reason: "試験", after: { mail: 1, telephone: 0 } });
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${person.email}|こんにちは`));
  });
});
