import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReader } from "@takujo/db/testing/create-reader";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { startMessage } from "@takujo/inbox/message/index";
import { createUnsubscribeToken } from "@takujo/inbox/newsletter/index";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { messageWorker, signingSecret } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const { id: adminId } = await createUser(db, { role: "admin" });
const worker = await messageWorker(database);
const { inbox, work, statesOf, stateOf } = worker;

beforeEach(async () => {
  await worker.forget();
  // Each test has its own readers.
  await db.updateTable("profile").set({ news_mail: false }).execute();
});

const sent = (values = {}) => worker.sent(adminId, null, values);

const setProfile = (userId: string, values: object) =>
  db.updateTable("profile").set(values).where("user_id", "=", userId).execute();

const header = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe("a newsletter", () => {
  it("reaches all subscribers in their language, with an unsubscribe link", async () => {
    const kotori = await createReader(db, { name: "ことり" });
    const dan = await createReader(db, { name: "Dan", locale: "en" });
    const other = await createUser(db);
    const id = await sent({ subjectEn: "News", bodyEn: "Hello {name}." });
    expect(await statesOf(id)).toEqual([]);
    await work();
    const [mail, ...more] = inbox.sentTo(kotori.email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("ことりさん、こんにちは。");
    const token = createUnsubscribeToken(kotori.id, signingSecret);
    const link = `https://takujo.example/newsletter/unsubscribe?token=${token}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect(header(mail, "list-unsubscribe")).toBe(`<${link}>`);
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const [english] = inbox.sentTo(dan.email);
    expect(english?.subject).toBe("News");
    expect(english?.text).toContain("Hello Dan.");
    expect(header(english, "list-unsubscribe")).toMatch(
      /^<https:\/\/takujo\.example\/en\/newsletter\/unsubscribe\?token=[^>]+>$/,
    );
    expect(inbox.sentTo(other.email)).toEqual([]);
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
    expect(await stateOf(id)).toBe("done");
  });

  it("says how to stop it in the reader's own language, even if its text is in another", async () => {
    const dan = await createReader(db, { name: "Dan", locale: "en" });
    await sent();
    await work();
    const [mail] = inbox.sentTo(dan.email);
    expect(mail?.text).toContain("Danさん、こんにちは。");
    expect(mail?.text).toContain("Unsubscribe\nhttps://takujo.example/en/newsletter/unsubscribe");
  });

  it("reaches people subscribed at its start, and not unsubscribed, banned or deleted ones", async () => {
    const [stops, banned, leaves, returns] = [
      await createReader(db),
      await createReader(db),
      await createReader(db),
      await createReader(db),
    ];
    const id = await sent();
    const late = await createReader(db);
    await setProfile(stops.id, { news_mail: false });
    await db.updateTable("user").set({ banned: true }).where("id", "=", banned.id).execute();
    await db
      .updateTable("user")
      .set({ banned: true, banExpires: new Date(Date.now() - 1_000) })
      .where("id", "=", returns.id)
      .execute();
    await db.deleteFrom("user").where("id", "=", leaves.id).execute();
    await work();
    expect(inbox.mails.flatMap(({ recipients }) => recipients).toSorted()).toEqual(
      [late.email, returns.email].toSorted(),
    );
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
  });

  it("skips people who unsubscribe once it has begun", async () => {
    const [stays, stops, leaves] = [
      await createReader(db),
      await createReader(db),
      await createReader(db),
    ];
    const id = await sent();
    await startMessage(db, id);
    await setProfile(stops.id, { news_mail: false });
    await db.deleteFrom("user").where("id", "=", leaves.id).execute();
    await work();
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([stays.email]);
    expect(await statesOf(id)).toEqual(["sent", "skipped: unsubscribed"]);
  });

  it("that nobody wants any more ends by itself", async () => {
    const reader = await createReader(db);
    const id = await sent();
    await setProfile(reader.id, { news_mail: false });
    await work();
    expect([await stateOf(id), inbox.mails]).toEqual(["done", []]);
  });

  it("goes to its organizer as a test whose link stops their own", async () => {
    const reader = await createReader(db, { name: "なぎ" });
    const admin = await createReader(db, { role: "admin" });
    const id = await sent();
    await work();
    inbox.mails.length = 0;
    await sql`select graphile_worker.add_job('message-test', ${JSON.stringify({
      messageId: id,
      personId: reader.id,
      userId: admin.id,
    })}::json)`.execute(db);
    await work();
    expect(inbox.mails.map(({ recipients }) => recipients)).toEqual([[admin.email]]);
    const [mail] = inbox.mails;
    expect(mail?.subject).toBe("【試し送り】お知らせ");
    expect(mail?.text).toContain("なぎさん");
    expect(mail?.text).toContain(createUnsubscribeToken(admin.id, signingSecret));
    expect(mail?.source).not.toContain(createUnsubscribeToken(reader.id, signingSecret));
  });

  it("lets messages to guests go first", async () => {
    for (let count = 0; count < 12; count++) await createReader(db);
    const newsletter = await sent();
    const { id: eventId } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const guest = await createUser(db);
    await createReservation(db, { eventSessionId, userId: guest.id });
    await startMessage(db, newsletter);
    const message = await worker.sent(adminId, eventId);
    await work({ messagesPerSecond: 6 });
    const order = inbox.mails.flatMap(({ recipients }) => recipients);
    expect(order.indexOf(guest.email)).toBe(0);
    expect(order).toHaveLength(13);
    expect([await stateOf(message), await stateOf(newsletter)]).toEqual(["done", "done"]);
  });
});

describe("the rate", () => {
  it("is held over all mails of a message", async () => {
    for (let count = 0; count < 15; count++) await createReader(db);
    await sent();
    const begun = performance.now();
    await work({ messagesPerSecond: 10 });
    expect(performance.now() - begun).toBeGreaterThan(1_350);
    expect(inbox.mails).toHaveLength(15);
  });

  it("may be below one per second: the next mail is then scheduled", async () => {
    await createReader(db);
    await createReader(db);
    const id = await sent();
    const begun = Date.now();
    await work({ messagesPerSecond: 0.1 });
    expect(inbox.mails).toHaveLength(1);
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker.jobs where key = ${`message-mail:${id}`}`.execute(db);
    expect(Number(rows[0]?.run_at) - begun).toBeGreaterThan(7_000);
    await work();
    expect(inbox.mails).toHaveLength(2);
  });
});

describe("quiet hours", () => {
  const night = new Date("2026-12-01T23:30:00+09:00");
  const plan = async (urgentReason: string | null) => {
    const id = await sent();
    await db
      .updateTable("message")
      .set({ send_at: new Date("2026-12-01T21:50:00+09:00"), urgent_reason: urgentReason })
      .where("id", "=", id)
      .execute();
    return id;
  };
  const runAt = async (id: string) => {
    const { rows } = await sql<{ run_at: Date }>`
      select run_at from graphile_worker.jobs where key = ${`message-mail:${id}`}`.execute(db);
    return rows[0]?.run_at.toISOString();
  };

  it("are respected also by mails left when they begin, and by a late start", async () => {
    await createReader(db);
    const late = await plan(null);
    expect(await startMessage(db, late, night)).toBeUndefined();
    expect([await stateOf(late), await runAt(late)]).toEqual([
      "planned",
      "2026-12-01T23:00:00.000Z",
    ]);
    const begun = await plan(null);
    const evening = new Date("2026-12-01T21:55:00+09:00");
    expect(await startMessage(db, begun, evening)).toMatchObject({ id: begun });
    expect(await startMessage(db, begun, night)).toBeUndefined();
    expect(await runAt(begun)).toBe("2026-12-01T23:00:00.000Z");
    expect(await statesOf(begun)).toEqual(["waiting"]);
    const morning = new Date("2026-12-02T08:00:00+09:00");
    expect(await startMessage(db, begun, morning)).toMatchObject({ id: begun });
  });

  it("do not delay urgent messages", async () => {
    await createReader(db);
    const id = await plan("停電");
    expect(await startMessage(db, id, night)).toMatchObject({ id });
  });
});
