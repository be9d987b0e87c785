import { readGuestReservation } from "@takujo/booking/reservation/guest-reservation/read-guest-reservation";
import { answerReminder, readReminder } from "@takujo/booking/reservation/reminder/answer-reminder";
import { createMailer } from "@takujo/email/mailer";
import { noStorage } from "@takujo/runtime/storage/storage";
import { runOnce } from "graphile-worker";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { organizing } from "../../../tests/support/organizing.ts";
import { reserving } from "../../../tests/support/reserving.ts";
import { startMailInbox } from "../../../tests/support/services/mail-inbox.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import type { ReceivedMail } from "../../../tools/mailbox/mail-server.ts";
import { queueLogger } from "../queue-logger.ts";
import { createTasks } from "./index.ts";

const { db, url } = await createTestDatabase();
const people = await reserving(db);
const { player, session } = people;
const organizer = await organizing(people);
const inbox = await startMailInbox();
const mailer = createMailer({
  smtpUrl: inbox.url,
  from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
});
afterAll(() => mailer.close());
const tasks = createTasks(
  {
    db,
    mailer,
    organizer: { email: "desk@takujo.example", locale: "ja" },
    origin: "https://takujo.example",
    storage: noStorage,
    signingSecret: "of the test",
    messagesPerSecond: 10,
  },
  silentLogger,
);

/** Runs every queued job now, including those scheduled for the morning. */
async function sendAll() {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  await runOnce({
    connectionString: url,
    taskList: tasks,
    logger: queueLogger(silentLogger),
    // As in the real worker: otherwise it would not wait until completed jobs are recorded.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  // Some jobs are scheduled for the morning.
  const { rows } = await sql`select last_error from graphile_worker._private_jobs
    where last_error is not null or run_at <= now()`.execute(db);
  expect(rows).toEqual([]);
}

beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(db);
  inbox.mails.length = 0;
});

const inOneMonth = () => new Date(Date.now() + 30 * 24 * 3_600_000);

async function confirmed(options: Parameters<typeof player>[0] = {}, seats = 2) {
  const sessionId = await session({ startsAt: inOneMonth(), capacity: seats });
  const person = await player(options);
  const { id } = await person.hold(sessionId, seats);
  const receipt = await person.confirm(id);
  return { person, id, sessionId, receipt };
}

/** Enqueues a mail as the verb of that kind would. */
async function ask(kind: string, reservationId: string, key: string = kind) {
  await sql`select graphile_worker.add_job('reservation-mail',
    ${JSON.stringify({ reservationId, kind, transitionId: "1" })}::json, job_key => ${key})`.execute(
    db,
  );
}

function entryOf(mail: ReceivedMail | undefined) {
  const files = mail?.attachments.filter(({ mimeType }) => mimeType === "text/calendar") ?? [];
  const [file, ...others] = files;
  if (!file || others.length > 0) throw new Error("not one calendar file");
  const calendar = new ICAL.Component(
    ICAL.parse(new TextDecoder().decode(file.content as ArrayBuffer)),
  );
  const event = calendar.getFirstSubcomponent("vevent");
  return {
    method: calendar.getFirstPropertyValue("method"),
    parameter: file.method,
    uid: event?.getFirstPropertyValue("uid"),
    sequence: Number(event?.getFirstPropertyValue("sequence")),
    status: event?.getFirstPropertyValue("status"),
    attendees: event?.getAllProperties("attendee").length,
  };
}

describe("the mails of a reservation", () => {
  it("follow its life, each to one person, with a calendar entry that follows too", async () => {
    const { person, id, receipt } = await confirmed();
    await sendAll();
    const { version } = await person.read(id);
    await person.change(id, { version, seats: 1 });
    await sendAll();
    await person.cancel(id);
    await sendAll();
    const mails = inbox.mails;
    expect(mails.map(({ subject }) => subject?.replace(/（.*/, ""))).toEqual([
      "【卓上】予約を確定しました",
      "【卓上】予約を変更しました",
      "【卓上】予約を取り消しました",
    ]);
    const code = `${receipt.code.slice(0, 4)}-${receipt.code.slice(4)}`;
    for (const mail of mails) {
      expect(mail.recipients).toEqual([person.email]);
      expect(mail.replyTo).toMatchObject([{ address: "desk@takujo.example" }]);
      for (const form of [mail.text, mail.html]) expect(form).toContain(code);
    }
    const pictures = mails.map(({ attachments }) =>
      attachments.filter(({ mimeType }) => mimeType === "image/png"),
    );
    expect(pictures.map(({ length }) => length)).toEqual([1, 0, 0]);
    const entries = mails.map(entryOf);
    expect(entries.map(({ method }) => method)).toEqual(["PUBLISH", "PUBLISH", "CANCEL"]);
    expect(entries.map(({ parameter }) => parameter)).toEqual(["PUBLISH", "PUBLISH", "CANCEL"]);
    expect(entries.map(({ status }) => status)).toEqual(["CONFIRMED", "CONFIRMED", "CANCELLED"]);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    expect(entries.every(({ attendees }) => attendees === 0)).toBe(true);
  });

  it("speak the language of the person, and lead to pages in it", async () => {
    const { id } = await confirmed({ locale: "en" });
    await sendAll();
    const [mail] = inbox.mails;
    expect(mail?.subject).toContain("your seats are reserved");
    expect(mail?.text).toContain(`https://takujo.example/en/user/reservation/${id}/detail`);
  });

  it("tell those who wait of their place, and then of their seats, without a calendar entry", async () => {
    const { person, id, sessionId } = await confirmed();
    const waiter = await player();
    const waiting = await waiter.join(sessionId, 2);
    await sendAll();
    await person.cancel(id);
    await sendAll();
    const [told, offered] = inbox.sentTo(waiter.email);
    expect(told?.text).toContain("1番目");
    expect(offered?.subject).toMatch(/^【卓上】席があきました。\d+月\d+日\(.\) \d\d:\d\d まで/);
    expect(offered?.text).toContain(`https://takujo.example/user/reservation/${waiting.id}/offer`);
    expect([told?.attachments, offered?.attachments]).toEqual([[], []]);
  });

  it("of a reminder carry links that the API knows", async () => {
    const { person, id } = await confirmed();
    await ask("reminder", id);
    await sendAll();
    const mail = inbox.sentTo(person.email).at(-1);
    const [link = ""] = /https:\S+answer=coming/.exec(mail?.text ?? "") ?? [];
    const { pathname, searchParams } = new URL(link);
    expect(pathname).toBe("/reservation/answer");
    const access = { db, secret: "of the test" };
    const token = searchParams.get("token") ?? "";
    expect(await readReminder(access, token, "ja")).toMatchObject({ state: "confirmed" });
    expect(mail?.text).toContain("answer=cancel");
  });

  it("to a guest without an account have a link to its reservation, in its language, and nothing to sign in for", async () => {
    const sessionId = await session({ startsAt: inOneMonth() });
    const email = `${crypto.randomUUID()}@example.jp`;
    const { id } = await organizer.add(sessionId, { email, language: "en" });
    await ask("reminder", id);
    await ask("changed", id);
    await sendAll();
    const mails = inbox.sentTo(email);
    expect(mails).toHaveLength(3);
    const access = { db, secret: "of the test" };
    for (const { text, html, attachments } of mails) {
      const [link = ""] = /https:\S+\/en\/reservation\/guest\?token=\S+/.exec(text ?? "") ?? [];
      const token = new URL(link).searchParams.get("token") ?? "";
      expect(await readGuestReservation(access, token, "en")).toMatchObject({ id });
      for (const form of [text, html]) expect(form).not.toContain("/user/");
      // Calendars are shared: the entry has no link that cancels.
      for (const { content } of attachments) {
        const file = new TextDecoder().decode(content as ArrayBuffer).replaceAll("\r\n ", "");
        expect(file).not.toContain(token);
      }
    }
    const reminder = mails.find(({ text }) => text?.includes("answer=coming"));
    const [link = ""] = /https:\S+answer=coming/.exec(reminder?.text ?? "") ?? [];
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await readReminder(access, token, "en")).toMatchObject({ hasAccount: false });
    await db
      .transaction()
      .execute((transaction) =>
        answerReminder({ transaction, secret: access.secret }, { token, answer: "coming" }),
      );
    const answered = db.selectFrom("reservation").select("answered_at").where("id", "=", id);
    expect((await answered.executeTakeFirstOrThrow()).answered_at).not.toBeNull();
  });

  it("of a canceled event take the entry out of the calendar of those who had seats", async () => {
    const { id, sessionId, person } = await confirmed();
    const waiter = await player();
    const waiting = await waiter.join(sessionId);
    await db
      .updateTable("reservation")
      .set({ state: "called-off" })
      .where("event_session_id", "=", sessionId)
      .execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await ask("event-cancelled", id, "one");
    await ask("event-cancelled", waiting.id, "other");
    await sendAll();
    const [mail] = inbox.sentTo(person.email);
    expect(entryOf(mail)).toMatchObject({ method: "CANCEL", status: "CANCELLED" });
    const [other] = inbox.sentTo(waiter.email);
    expect(other?.attachments).toEqual([]);
    expect(other?.text).not.toContain("カレンダー");
  });

  it("sent twice are recognized as one", async () => {
    const { person, id } = await confirmed();
    await sendAll();
    const { rows } = await sql<{ id: string }>`
      select id from reservation_transition where reservation_id = ${id} and cause = 'confirm'`.execute(
      db,
    );
    await ask("confirmed", id, `reservation-mail:${rows[0]?.id}`);
    await sendAll();
    const mails = inbox.sentTo(person.email);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

describe("nothing is sent", () => {
  it.each([
    ["confirmed", "cancelled"],
    ["changed", "cancelled"],
    ["reminder", "cancelled"],
    ["table-goes-ahead", "called-off"],
    ["cancelled", "confirmed"],
    ["event-cancelled", "confirmed"],
    ["table-called-off", "cancelled"],
    ["event-changed", "called-off"],
    ["reminder", "attended"],
    ["thanks", "no-show"],
    ["thanks", "confirmed"],
  ])("that says %s of what is %s by then", async (kind, state) => {
    const { id } = await confirmed();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await db.updateTable("reservation").set({ state }).where("id", "=", id).execute();
    await ask(kind, id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
  });

  it("about an offer that was answered or ran out", async () => {
    const { person, id, sessionId } = await confirmed();
    const waiter = await player();
    const waiting = await waiter.join(sessionId, 2);
    await person.cancel(id);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    const expire = (expires_at: Date) =>
      db.updateTable("reservation").set({ expires_at }).where("id", "=", waiting.id).execute();
    await expire(new Date(Date.now() - 1));
    await ask("offer", waiting.id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
    await expire(new Date(Date.now() + 3_600_000));
    await waiter.accept(waiting.id);
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await ask("offer", waiting.id);
    await ask("waiting", waiting.id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
  });

  it("that the person does not want", async () => {
    const { person, id, sessionId } = await confirmed();
    const unwanted = { reminder_mail: false, waitlist_mail: false };
    await db.updateTable("profile").set(unwanted).where("user_id", "=", person.id).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await ask("reminder", id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
    const waiting = await (await player()).join(sessionId);
    await db
      .updateTable("reservation")
      .set({ state: "lapsed", user_id: person.id })
      .where("id", "=", waiting.id)
      .execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await ask("lapsed", waiting.id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
  });

  it("of thanks to who does not want it, or days later", async () => {
    const { person, id } = await confirmed();
    const wants = (thanks_mail: boolean) =>
      db.updateTable("profile").set({ thanks_mail }).where("user_id", "=", person.id).execute();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await db.updateTable("reservation").set({ state: "attended" }).where("id", "=", id).execute();
    await wants(false);
    await ask("thanks", id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
    await wants(true);
    await ask("thanks", id);
    await sendAll();
    const [mail] = inbox.sentTo(person.email);
    expect(mail?.text).toContain(`/user/reservation/${id}/after`);
    expect(mail?.text).toContain("/user/notification");
    await sql`update event_session set starts_at = now() - interval '6 days', ends_at = now() - interval '5 days',
      opens_at = now() - interval '9 days', closes_at = now() - interval '6 days', change_deadline = now() - interval '6 days'
      where id = (select event_session_id from reservation where id = ${id})`.execute(db);
    await ask("thanks", id);
    await sendAll();
    expect(inbox.sentTo(person.email)).toHaveLength(1);
  });

  it("to nobody: a deleted account, or a party that the organizer entered", async () => {
    const { id } = await confirmed();
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await db.updateTable("reservation").set({ user_id: null }).where("id", "=", id).execute();
    await ask("confirmed", id);
    await sendAll();
    await db.deleteFrom("reservation").where("id", "=", id).execute();
    await ask("cancelled", id);
    await sendAll();
    expect(inbox.mails).toEqual([]);
  });
});
