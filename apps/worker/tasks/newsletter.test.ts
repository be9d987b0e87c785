import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReader } from "@takujo/db/testing/create-reader";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { bounceAddress } from "@takujo/inbox/bounce/index";
import { startMessage } from "@takujo/inbox/message/index";
import { resendMessage } from "@takujo/inbox/message/resend-message";
import { createUnsubscribeToken } from "@takujo/inbox/newsletter/index";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { startImapServer } from "../../../tests/support/imap-server.ts";
import { createTestDatabase } from "../../../tests/support/test-database.ts";
import { startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { messageWorker, signingSecret } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const { id: adminId } = await createUser(db, { role: "admin" });
const worker = await messageWorker(database);
const { inbox, mailerOf, statesOf, stateOf } = worker;
const imap = await startImapServer();
const address = "answers@takujo.example";

let mailboxes = 0;
const newMailbox = () => ({ server: imap.settingsOf(`bounces-${++mailboxes}`), address });
let inquiryMailbox = newMailbox();
const work = (changes = {}) => worker.work({ inquiryMailbox, ...changes });

beforeEach(async () => {
  await worker.forget();
  inquiryMailbox = newMailbox();
  // Each test has readers of its own.
  await db.updateTable("profile").set({ news_mail: false }).execute();
});

const sent = (values = {}) => worker.sent(adminId, null, values);

const profileOf = (userId: string) =>
  db.selectFrom("profile").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();

const setProfile = (userId: string, values: object) =>
  db.updateTable("profile").set(values).where("user_id", "=", userId).execute();

const header = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe("a newsletter", () => {
  it("reaches those who agreed, each in their language, with a link that stops it", async () => {
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

  it("says how to stop it in the reader's own language, also where it is written in none", async () => {
    const dan = await createReader(db, { name: "Dan", locale: "en" });
    await sent();
    await work();
    const [mail] = inbox.sentTo(dan.email);
    expect(mail?.text).toContain("Danさん、こんにちは。");
    expect(mail?.text).toContain("Unsubscribe\nhttps://takujo.example/en/newsletter/unsubscribe");
  });

  it("reaches whoever agreed before it began, and not who stopped it, was banned or has left", async () => {
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

  it("does not reach whoever stops it once it has begun", async () => {
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

  it("may be less than one in a second: the next mail has a time of its own", async () => {
    await createReader(db);
    await createReader(db);
    const id = await sent();
    await work({ messagesPerSecond: 0.1 });
    expect(inbox.mails).toHaveLength(1);
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float8 as seconds from graphile_worker.jobs
      where key = ${`message-mail:${id}`}`.execute(db);
    expect(rows[0]?.seconds).toBeGreaterThan(7);
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

  it("are kept also where mails are left when they begin, and where it begins late", async () => {
    await createReader(db);
    const late = await plan(null);
    expect(await startMessage(db, late, night)).toBeUndefined();
    expect([await stateOf(late), await runAt(late)]).toEqual(["planned", "2026-12-01T23:00:00.000Z"]);
    const begun = await plan(null);
    const evening = new Date("2026-12-01T21:55:00+09:00");
    expect(await startMessage(db, begun, evening)).toMatchObject({ id: begun });
    expect(await startMessage(db, begun, night)).toBeUndefined();
    expect(await runAt(begun)).toBe("2026-12-01T23:00:00.000Z");
    expect(await statesOf(begun)).toEqual(["waiting"]);
    const morning = new Date("2026-12-02T08:00:00+09:00");
    expect(await startMessage(db, begun, morning)).toMatchObject({ id: begun });
  });

  it("do not hold up what cannot wait", async () => {
    await createReader(db);
    const id = await plan("停電");
    expect(await startMessage(db, id, night)).toMatchObject({ id });
  });
});

interface Report {
  to: string;
  action?: string;
  status?: string;
  recipient?: string;
}

/** What a mail server sends back. */
const report = ({ to, action = "failed", status = "5.1.1", recipient = "x@example.jp" }: Report) =>
  [
    "Return-Path: <>",
    "From: Mail Delivery System <MAILER-DAEMON@mail.example.jp>",
    `To: ${to}`,
    "Subject: Undelivered Mail Returned to Sender",
    `Message-ID: <${crypto.randomUUID()}@mail.example.jp>`,
    "MIME-Version: 1.0",
    "Auto-Submitted: auto-replied",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    "",
    "--b",
    "Content-Type: text/plain",
    "",
    "I'm sorry to have to inform you that your message could not be delivered.",
    "",
    "--b",
    "Content-Type: message/delivery-status",
    "",
    "Reporting-MTA: dns; mail.example.jp",
    "",
    `Final-Recipient: rfc822; ${recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    "Diagnostic-Code: smtp; 550 no",
    "",
    "--b",
    "Content-Type: text/rfc822-headers",
    "",
    "From: contact@takujo.example",
    "",
    "--b--",
    "",
  ].join("\r\n");

const deliver = (...mails: string[]) => imap.deliver(inquiryMailbox.server.user, ...mails);
const readMailbox = () =>
  Promise.resolve(
    worker.tasksWith({ inquiryMailbox })["read-inquiry-mailbox"]?.({}, { job: {} } as never),
  );
const flags = () => imap.flags(inquiryMailbox.server.user);

/** A newsletter that was taken by the mail server, and where its mails return to. */
async function delivered(...readers: { email: string }[]) {
  const id = await sent();
  await work();
  const returnTo = readers.map(({ email }) => inbox.sentTo(email).at(-1)?.returnTo ?? "");
  return { id, returnTo: returnTo as [string, ...string[]] };
}

describe("a mail that comes back", () => {
  it("because nobody is there stops newsletters, until the address is another", async () => {
    const [wrong, fine] = [await createReader(db), await createReader(db)];
    const { id, returnTo } = await delivered(wrong, fine);
    expect(returnTo[0]).toMatch(/^answers\+b[0-9a-z]{38}@takujo\.example$/);
    expect(returnTo[0]).not.toBe(returnTo[1]);
    await deliver(report({ to: returnTo[0] }));
    await readMailbox();
    expect(await flags()).toEqual([["\\Seen"]]);
    expect(await statesOf(id)).toEqual(["failed: bounced", "sent"]);
    expect(await profileOf(wrong.id)).toMatchObject({ bounced_at: expect.any(Date), news_mail: true });
    expect((await profileOf(fine.id)).bounced_at).toBeNull();

    inbox.mails.length = 0;
    const next = await sent();
    await work();
    expect(inbox.mails.flatMap(({ recipients }) => recipients)).toEqual([fine.email]);
    expect(await statesOf(next)).toEqual(["sent", "skipped: undeliverable"]);

    const email = `new-${wrong.email}`;
    await db.updateTable("user").set({ email }).where("id", "=", wrong.id).execute();
    inbox.mails.length = 0;
    await sent();
    await work();
    expect(inbox.sentTo(email)).toHaveLength(1);
  });

  it("for another reason is counted and shown, once, and stops nothing", async () => {
    const reader = await createReader(db);
    const { id, returnTo } = await delivered(reader);
    const full = report({ to: returnTo[0], status: "4.2.2" });
    await deliver(full, full, report({ to: returnTo[0], status: "5.7.1" }));
    await readMailbox();
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: returned"]);
    expect(await profileOf(reader.id)).toMatchObject({ soft_bounces: 1, bounced_at: null });
    inbox.mails.length = 0;
    const second = await delivered(reader);
    expect(inbox.sentTo(reader.email)).toHaveLength(1);
    await deliver(report({ to: second.returnTo[0], status: "5.2.2" }));
    await readMailbox();
    expect((await profileOf(reader.id)).soft_bounces).toBe(2);
  });

  it("may turn out to be wrong for good after another reason, and not the other way round", async () => {
    const reader = await createReader(db);
    const { id, returnTo } = await delivered(reader);
    await deliver(report({ to: returnTo[0], status: "4.2.2" }), report({ to: returnTo[0] }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: bounced"]);
    await deliver(report({ to: returnTo[0], status: "4.2.2" }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: bounced"]);
    expect((await profileOf(reader.id)).soft_bounces).toBe(1);
  });

  it("only late says nothing", async () => {
    const reader = await createReader(db);
    const { id, returnTo } = await delivered(reader);
    await deliver(report({ to: returnTo[0], action: "delayed", status: "4.4.1" }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent"]);
    expect(await profileOf(reader.id)).toMatchObject({ soft_bounces: 0, bounced_at: null });
  });

  it("to an address that the person has left says nothing of the new one", async () => {
    const reader = await createReader(db);
    const { returnTo } = await delivered(reader);
    const email = `new-${reader.email}`;
    await db.updateTable("user").set({ email }).where("id", "=", reader.id).execute();
    await deliver(report({ to: returnTo[0] }));
    await readMailbox();
    expect((await profileOf(reader.id)).bounced_at).toBeNull();
  });

  it("while its address is being changed stops either the old one or nothing", async () => {
    for (let round = 0; round < 10; round++) {
      const reader = await createReader(db);
      const { returnTo } = await delivered(reader);
      const email = `new-${reader.email}`;
      await deliver(report({ to: returnTo[0] }));
      await Promise.all([
        readMailbox(),
        db.updateTable("user").set({ email }).where("id", "=", reader.id).execute(),
      ]);
      expect((await profileOf(reader.id)).bounced_at).toBeNull();
    }
  });

  it("of a message to a guest is shown with it, and stops no further message", async () => {
    const { id: eventId } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const guest = await createUser(db);
    await createReservation(db, { eventSessionId, userId: guest.id });
    const id = await worker.sent(adminId, eventId);
    await work();
    const [mail] = inbox.sentTo(guest.email);
    expect(header(mail, "list-unsubscribe")).toBeUndefined();
    await deliver(report({ to: mail?.returnTo ?? "" }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: bounced"]);
    await worker.sent(adminId, eventId);
    await work();
    expect(inbox.sentTo(guest.email)).toHaveLength(2);
  });

  it("is not sent again to the same address, and is to another", async () => {
    const reader = await createReader(db);
    const { id, returnTo } = await delivered(reader);
    await deliver(report({ to: returnTo[0] }));
    await readMailbox();
    inbox.mails.length = 0;
    await resendMessage(db, adminId, id, { recipientId: null });
    await work();
    expect(inbox.mails).toEqual([]);
    expect(await statesOf(id)).toEqual(["skipped: undeliverable"]);
  });

  it("is said at once by some servers, and means the same", async () => {
    const [wrong, spam] = [await createReader(db), await createReader(db)];
    const strict = await startMailServer({
      onMail({ recipients: [to] }) {
        const responseCode = to === wrong.email ? 550 : 554;
        throw Object.assign(new Error("no"), { responseCode });
      },
    });
    const mailer = mailerOf(strict.url);
    const id = await sent();
    await work({ mailer });
    mailer.close();
    await strict.stop();
    expect(await statesOf(id)).toEqual(["failed: address", "failed: refused"]);
    expect((await profileOf(wrong.id)).bounced_at).toEqual(expect.any(Date));
    expect((await profileOf(spam.id)).bounced_at).toBeNull();
  });

  it("returns to the sender where there is no mailbox", async () => {
    const reader = await createReader(db);
    await sent();
    await work({ inquiryMailbox: undefined });
    expect(inbox.sentTo(reader.email)[0]?.returnTo).toBe("contact@takujo.example");
  });
});

describe("a forged report", () => {
  it("about somebody else's mail changes nothing", async () => {
    const [own, victim] = [await createReader(db), await createReader(db)];
    const { id, returnTo } = await delivered(own, victim);
    const [mine, theirs] = returnTo as [string, string];
    const begin = "answers+b".length;
    const { id: recipientId } = await db
      .selectFrom("message_recipient")
      .select("id")
      .where("message_id", "=", id)
      .where("user_id", "=", victim.id)
      .executeTakeFirstOrThrow();
    const guessed = { recipientId, email: victim.email };
    await deliver(
      // To the mailbox itself, and by what the report says of the recipient.
      report({ to: address, recipient: victim.email }),
      // The victim's id with one's own signature, and the other way round.
      report({ to: theirs.slice(0, begin + 25) + mine.slice(begin + 25) }),
      report({ to: mine.slice(0, begin + 25) + theirs.slice(begin + 25) }),
      // With another secret, for another address, and for nobody.
      report({ to: bounceAddress(address, guessed, "guessed") }),
      report({ to: bounceAddress(address, { recipientId, email: own.email }, signingSecret) }),
      report({ to: bounceAddress(address, { ...guessed, recipientId: crypto.randomUUID() }, signingSecret) }),
      report({ to: theirs.replace("@takujo.example", "@takujo.example.evil.example") }),
    );
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
    for (const { id: userId } of [own, victim]) {
      expect(await profileOf(userId)).toMatchObject({ bounced_at: null, soft_bounces: 0 });
    }
    // Programs wrote them, so nobody needs to look at them.
    expect((await flags()).flat()).not.toContain("\\Flagged");
  });

  it("can only be about the mail that its writer got", async () => {
    const [own, victim] = [await createReader(db), await createReader(db)];
    const { id, returnTo } = await delivered(own, victim);
    await deliver(report({ to: returnTo[0], recipient: victim.email }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: bounced", "sent"]);
    expect((await profileOf(victim.id)).bounced_at).toBeNull();
    expect((await profileOf(own.id)).bounced_at).toEqual(expect.any(Date));
  });

  it("by a person, to the address for reports, is left for a person", async () => {
    const reader = await createReader(db);
    const { id, returnTo } = await delivered(reader);
    await deliver(
      ["From: a@example.jp", `To: ${returnTo[0]}`, "Subject: Hi", "", "Not delivered. 5.1.1", ""].join(
        "\r\n",
      ),
    );
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent"]);
    expect((await flags())[0]?.toSorted()).toEqual(["\\Flagged", "\\Seen"]);
  });
});
