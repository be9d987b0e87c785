import { readGuestReservation } from "@takujo/booking/reservation/guest-reservation/read-guest-reservation";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { createDraft, saveDraft } from "@takujo/inbox/message/change-message";
import { stopMessage, takeBack } from "@takujo/inbox/message/send-message";
import { testMessage } from "@takujo/inbox/message/test-message";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { organizing } from "../../../tests/support/organizing.ts";
import { reserving } from "../../../tests/support/reserving.ts";
import { startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { messageWorker } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const organizer = await organizing(await reserving(db));
const worker = await messageWorker(database);
const { inbox, mailerOf, work, statesOf, stateOf } = worker;

beforeEach(worker.forget);

const words = {
  subjectJa: "{イベント名}のお知らせ",
  bodyJa: "{呼び名}さん、<b>こんにちは</b>。番号は{予約番号}です。{予約ページ}",
};

type Values = { subjectEn?: string; bodyEn?: string; sessionId?: string };
/** A message that was sent and can no longer be withdrawn. */
const sent = (eventId: string, values: Values = {}) =>
  worker.sent(organizer.id, eventId, { ...words, ...values });

async function newEvent() {
  const { id: eventId } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId, capacity: 50 });
  const guest = async (options: { locale?: "ja" | "en"; nickname?: string } = {}) => {
    const { locale = "ja", nickname = "ことり" } = options;
    const person = await createUser(db, { locale });
    const made = { eventSessionId, userId: person.id, nickname };
    return { ...person, reservation: await createReservation(db, made) };
  };
  return { eventId, eventSessionId, guest };
}

describe("mails of a message", () => {
  it("reach each person once, in their language, with their own values", async () => {
    const { eventId, eventSessionId, guest } = await newEvent();
    const kotori = await guest();
    const dan = await guest({ locale: "en", nickname: "Dan" });
    await createReservation(db, { eventSessionId, userId: kotori.id });
    const english = { subjectEn: "News", bodyEn: "Hello {name}." };
    const id = await sent(eventId, english);
    await work();
    const [mail, ...more] = inbox.sentTo(kotori.email);
    expect(more).toEqual([]);
    const { code } = kotori.reservation;
    expect(mail?.text).toContain(
      `ことりさん、<b>こんにちは</b>。番号は${code.slice(0, 4)}-${code.slice(4)}です。`,
    );
    expect(mail?.html).toContain("&lt;b&gt;こんにちは&lt;/b&gt;");
    expect(mail?.replyTo).toMatchObject([{ address: "desk@takujo.example" }]);
    expect(inbox.sentTo(dan.email)).toMatchObject([{ subject: "News" }]);
    expect(inbox.sentTo(dan.email)[0]?.text).toContain("Hello Dan.");
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
    expect(await stateOf(id)).toBe("done");
  });

  it("reach a guest without an account once, at the address given to the desk, with a link that works", async () => {
    const { eventId, eventSessionId } = await newEvent();
    const address = { guestEmail: `${crypto.randomUUID()}@example.jp`, guestLocale: "en" as const };
    const { id: reservationId } = await createReservation(db, { eventSessionId, ...address });
    await createReservation(db, { eventSessionId, ...address });
    const wrong = await createReservation(db, {
      eventSessionId,
      guestEmail: `${crypto.randomUUID()}@example.jp`,
    });
    const id = await sent(eventId, {
      subjectEn: "News",
      bodyEn: "Hello {name}. {link}",
    });
    // Corrected after it was sent: it goes to the party's new address.
    const email = `${crypto.randomUUID()}@example.jp`;
    await organizer.alter(wrong.id, { version: wrong.version, email });
    await sql`delete from graphile_worker._private_jobs where key not like 'message%'`.execute(db);
    await work();
    const [mail, ...more] = inbox.sentTo(address.guestEmail);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("News");
    const [link = ""] = /https:\S+\/en\/reservation\/guest\?token=\S+/.exec(mail?.text ?? "") ?? [];
    const token = new URL(link).searchParams.get("token") ?? "";
    expect(await readGuestReservation({ db, secret: "of the test" }, token, "en")).toMatchObject({
      id: expect.any(String),
      state: "confirmed",
    });
    expect(inbox.sentTo(email)).toHaveLength(1);
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
    expect((await organizer.calls(eventId)).calls).toEqual([]);
    expect((await organizer.see(reservationId)).notices).toEqual([]);
  });

  /** A test mail, and the reservation that it is an example of. */
  async function tested(withNames: boolean) {
    const { eventId, eventSessionId } = await newEvent();
    const { id: personId, code } = await createReservation(db, {
      eventSessionId,
      guestEmail: `${crypto.randomUUID()}@example.jp`,
      nickname: "なぎさ",
    });
    const { id, version } = await db
      .transaction()
      .execute((transaction) => createDraft(transaction, organizer.id, eventId));
    const saved = await saveDraft(db, organizer.id, id, {
      ...{ sessionId: null, segments: ["confirmed"], subjectEn: "", bodyEn: "", calls: true },
      ...words,
      version,
    });
    await db
      .transaction()
      .execute((transaction) =>
        testMessage(
          transaction,
          organizer.id,
          id,
          { personId, version: saved.version },
          { withNames },
        ),
      );
    await work();
    const mail = inbox.sentTo(organizer.email).at(-1);
    return { text: mail?.text ?? "", personId, code: spokenCode(code) };
  }

  it("of a test to the organizer carry no link that works", async () => {
    const { text, personId, code } = await tested(true);
    expect(text).toContain("/reservation/guest?token=preview");
    expect(text).not.toContain(personId);
    for (const own of [code, "なぎさ"]) expect(text).toContain(own);
  });

  it("of a test hide the guest from organizers without the right to see guests", async () => {
    const { text, personId, code } = await tested(false);
    expect(text).toContain("（お名前）");
    for (const own of [code, "なぎさ", personId]) expect(text).not.toContain(own);
  });

  it("are in Japanese for everybody where there is no English", async () => {
    const { eventId, guest } = await newEvent();
    const dan = await guest({ locale: "en", nickname: "Dan" });
    await sent(eventId);
    await work();
    expect(inbox.sentTo(dan.email)[0]?.text).toContain("Danさん");
  });

  it("skip people who have canceled since, with the reason", async () => {
    const { eventId, guest } = await newEvent();
    const [stays, leaves] = [await guest(), await guest()];
    const id = await sent(eventId);
    await organizer.callOff(leaves.reservation.id);
    await sql`delete from graphile_worker._private_jobs where key not like 'message%'`.execute(db);
    await work();
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([stays.email]);
    expect(await statesOf(id)).toEqual(["sent", "skipped: changed"]);
  });

  it("to one session skip people who have moved to another, or left the event", async () => {
    const { eventId, eventSessionId, guest } = await newEvent();
    const another = await createEventSession(db, { eventId, capacity: 50 });
    const elsewhere = (await newEvent()).eventSessionId;
    const people = [await guest(), await guest(), await guest()] as const;
    const [stays, ...moved] = people;
    const id = await sent(eventId, { sessionId: eventSessionId });
    for (const [index, to] of [another.id, elsewhere].entries()) {
      await db
        .updateTable("reservation")
        .set({ event_session_id: to })
        .where("id", "=", moved[index]?.reservation.id ?? "")
        .execute();
    }
    await work();
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([stays.email]);
    expect(await statesOf(id)).toEqual(["sent", "skipped: changed", "skipped: changed"]);
  });

  it("reach people who canceled one of two reservations, with the other one's values", async () => {
    const { eventId, eventSessionId, guest } = await newEvent();
    const person = await guest();
    const other = await createReservation(db, { eventSessionId, userId: person.id });
    const id = await sent(eventId);
    await db
      .updateTable("reservation")
      .set({ state: "cancelled" })
      .where("id", "=", person.reservation.id)
      .execute();
    await work();
    const [mail] = inbox.sentTo(person.email);
    expect(mail?.text).toContain(other.code.slice(0, 4));
    expect(await statesOf(id)).toEqual(["sent"]);
  });

  it("are not sent once the message was taken back or stopped", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const back = await sent(eventId);
    await takeBack(db, organizer.id, back);
    const stopped = await sent(eventId);
    await db.updateTable("message").set({ state: "sending" }).where("id", "=", stopped).execute();
    await stopMessage(db, organizer.id, stopped);
    await work();
    expect(inbox.mails).toEqual([]);
    expect(await statesOf(stopped)).toEqual(["skipped: stopped"]);
  });

  it("in progress in a killed worker are sent again with the same Message-ID", async () => {
    const { eventId, guest } = await newEvent();
    const person = await guest();
    const id = await sent(eventId);
    await work();
    // As if killed before recording that the mail was sent.
    await db
      .updateTable("message_recipient")
      .set({ state: "sending" })
      .where("message_id", "=", id)
      .execute();
    await db.updateTable("message").set({ state: "sending" }).where("id", "=", id).execute();
    await sql`select graphile_worker.add_job('message-mail', ${JSON.stringify({ messageId: id })}::json)`.execute(
      db,
    );
    await work();
    const ids = inbox.sentTo(person.email).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await stateOf(id)).toBe("done");
  });

  it("that are refused are recorded with the reason; the others arrive", async () => {
    const { eventId, guest } = await newEvent();
    const [unknown, full, late, fine] = [
      await guest(),
      await guest(),
      await guest(),
      await guest(),
    ];
    const codes: Record<string, number> = {
      [unknown.email]: 550,
      [full.email]: 552,
      [late.email]: 451,
    };
    const arrived: string[] = [];
    const strict = await startMailServer({
      onMail({ recipients: [to = ""] }) {
        const responseCode = codes[to];
        if (responseCode) throw Object.assign(new Error("no"), { responseCode });
        arrived.push(to);
      },
    });
    const other = mailerOf(strict.url);
    const id = await sent(eventId);
    await work({ mailer: other });
    expect(arrived).toEqual([fine.email]);
    expect(await statesOf(id)).toEqual(["failed: address", "failed: refused", "sent", "waiting"]);
    // Gives up after being deferred repeatedly.
    await db
      .updateTable("message_recipient")
      .set({ attempts: 5, try_after: null })
      .where("message_id", "=", id)
      .where("state", "=", "waiting")
      .execute();
    await work({ mailer: other });
    expect(await statesOf(id)).toContain("failed: unanswered");
    expect(await stateOf(id)).toBe("done");
    other.close();
    await strict.stop();
  });

  it("wait while the mail server is away", async () => {
    const { eventId, guest } = await newEvent();
    const person = await guest();
    const id = await sent(eventId);
    const nowhere = mailerOf("smtp://127.0.0.1:1");
    await work({ mailer: nowhere });
    nowhere.close();
    expect(await statesOf(id)).toEqual(["waiting"]);
    await work();
    expect(inbox.sentTo(person.email)).toHaveLength(1);
    expect(await stateOf(id)).toBe("done");
  });
});

describe("a party without an address", () => {
  it("is put on the call list with the text, and not recorded as told", async () => {
    const { eventId, eventSessionId, guest } = await newEvent();
    await guest();
    const party = await createReservation(db, { eventSessionId, name: "佐伯", nickname: "よし" });
    const gone = await createReservation(db, { eventSessionId, name: "大野" });
    const id = await sent(eventId);
    await organizer.callOff(gone.id, "電話", true);
    await work();
    const { calls } = await organizer.calls(eventId);
    const [call, ...others] = calls.filter(({ kind }) => kind === "message");
    expect(others).toEqual([]);
    expect(call).toMatchObject({ reservation: { id: party.id }, toldAt: null });
    expect(call?.message?.body).toContain("よしさん");
    expect(await statesOf(id)).toEqual(["listed", "sent", "skipped: changed"]);
    expect(await organizer.note(call?.id ?? "", "told")).toMatchObject({ isTold: true });
  });

  it("is read the English text, with English names, if its language is English", async () => {
    const { eventId, eventSessionId } = await newEvent();
    const party = { eventSessionId, name: "Dan Mori", nickname: "Dan" };
    await createReservation(db, { ...party, guestLocale: "en" });
    await sent(eventId, {
      subjectEn: "About {event}",
      bodyEn: "Hello {name}, {event} at {venue} on {date}. Your code is {code}. {link}",
    });
    await work();
    const [event] = await db
      .selectFrom("event_text")
      .innerJoin("event", "event.id", "event_text.event_id")
      .innerJoin("venue_text", (join) =>
        join
          .onRef("venue_text.venue_id", "=", "event.venue_id")
          .onRef("venue_text.locale", "=", "event_text.locale"),
      )
      .where("event.id", "=", eventId)
      .where("event_text.locale", "=", "en")
      .select(["event_text.title", "venue_text.name"])
      .execute();
    const [call] = (await organizer.calls(eventId)).calls;
    expect(call?.message?.subject).toBe(`About ${event?.title}`);
    expect(call?.message?.body).toContain(`Hello Dan, ${event?.title} at ${event?.name} on `);
    expect(call?.message?.body).not.toMatch(/[\u3040-\u9fff]/);
    await sent(eventId);
    await work();
    const { calls } = await organizer.calls(eventId);
    expect(calls.map(({ message }) => message?.body)).toContainEqual(
      expect.stringContaining("Danさん"),
    );
  });

  it("keeps the call about a move beside that about a message", async () => {
    const { eventId, eventSessionId } = await newEvent();
    const { id: elsewhere } = await createEventSession(db, { eventId, capacity: 50 });
    const party = await createReservation(db, { eventSessionId });
    await organizer.move([party.id], elsewhere);
    await sent(eventId);
    await work();
    const kinds = async () => (await organizer.calls(eventId)).calls.map(({ kind }) => kind).sort();
    expect(await kinds()).toEqual(["changed", "message"]);
    await organizer.callOff(party.id);
    expect(await kinds()).toEqual(["cancelled"]);
  });
});
