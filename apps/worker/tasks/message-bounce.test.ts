import { recordTransitions } from "@takujo/booking/seats/index";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReader } from "@takujo/db/testing/create-reader";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { MailError } from "@takujo/email/mail-error";
import { bounceAddress } from "@takujo/inbox/bounce/index";
import { deliverNext, startMessage } from "@takujo/inbox/message/index";
import { resendMessage } from "@takujo/inbox/message/send-message";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { startImapServer } from "../../../tests/support/services/imap-server.ts";
import { startMailServer } from "../../../tools/mailbox/mail-server.ts";
import { messageWorker, signingSecret } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const { id: adminId } = await createUser(db, { role: "admin" });
const worker = await messageWorker(database);
const { inbox, mailerOf, statesOf } = worker;
const imap = await startImapServer();
const address = "answers@takujo.example";

let mailboxes = 0;
const newMailbox = () => ({ server: imap.settingsOf(`bounces-${++mailboxes}`), address });
let inquiryMailbox = newMailbox();
const work = (changes = {}) => worker.work({ inquiryMailbox, ...changes });

beforeEach(async () => {
  await worker.forget();
  inquiryMailbox = newMailbox();
  // Each test has its own readers.
  await db.updateTable("profile").set({ news_mail: false }).execute();
});

const sent = () => worker.sent(adminId, null);

const profileOf = (userId: string) =>
  db.selectFrom("profile").selectAll().where("user_id", "=", userId).executeTakeFirstOrThrow();

interface Report {
  to: string;
  action?: string;
  status?: string;
  recipient?: string;
}

/** A bounce from a mail server. */
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

/** A newsletter that the mail server accepted, and its bounce addresses. */
async function delivered(...readers: { email: string }[]) {
  const id = await sent();
  await work();
  const returnTo = readers.map(({ email }) => inbox.sentTo(email).at(-1)?.returnTo ?? "");
  return { id, returnTo: returnTo as [string, ...string[]] };
}

describe("a mail that comes back", () => {
  it("for a missing mailbox stops newsletters until the address changes", async () => {
    const [wrong, fine] = [await createReader(db), await createReader(db)];
    const { id, returnTo } = await delivered(wrong, fine);
    expect(returnTo[0]).toMatch(/^answers\+b[0-9a-z]{38}@takujo\.example$/);
    expect(returnTo[0]).not.toBe(returnTo[1]);
    await deliver(report({ to: returnTo[0] }));
    await readMailbox();
    expect(await flags()).toEqual([["\\Seen"]]);
    expect(await statesOf(id)).toEqual(["failed: bounced", "sent"]);
    expect(await profileOf(wrong.id)).toMatchObject({
      bounced_at: expect.any(Date),
      news_mail: true,
    });
    expect((await profileOf(fine.id)).bounced_at).toBeNull();
    // A second report does not change the date of the first.
    const { bounced_at: since } = await profileOf(wrong.id);
    await deliver(report({ to: returnTo[0] }));
    await readMailbox();
    expect((await profileOf(wrong.id)).bounced_at).toEqual(since);

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

  it("from a guest without an account is shown on the list of the message, once, and only for that address", async () => {
    const { id: eventId } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const guestEmail = `${crypto.randomUUID()}@example.jp`;
    const { id: reservationId } = await createReservation(db, { eventSessionId, guestEmail });
    const id = await worker.sent(adminId, eventId);
    await work();
    const to = inbox.sentTo(guestEmail).at(-1)?.returnTo ?? "";
    await deliver(report({ to }), report({ to }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: bounced"]);
    // The address was corrected meanwhile: a late bounce says nothing about the new one.
    await db
      .transaction()
      .execute((transaction) => resendMessage(transaction, adminId, id, { recipientId: null }));
    await work();
    const late = inbox.sentTo(guestEmail).at(-1)?.returnTo ?? "";
    const other = `${crypto.randomUUID()}@example.jp`;
    await db
      .updateTable("reservation")
      .set({ guest_email: other })
      .where("id", "=", reservationId)
      .execute();
    await deliver(report({ to: late }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent"]);
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

  it("may become permanent after another reason, and not vice versa", async () => {
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

  it("and was only delayed changes nothing", async () => {
    const reader = await createReader(db);
    const { id, returnTo } = await delivered(reader);
    await deliver(report({ to: returnTo[0], action: "delayed", status: "4.4.1" }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent"]);
    expect(await profileOf(reader.id)).toMatchObject({ soft_bounces: 0, bounced_at: null });
  });

  it("to a former address does not affect the new one", async () => {
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
    expect(mail?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    await deliver(report({ to: mail?.returnTo ?? "" }));
    await readMailbox();
    expect(await statesOf(id)).toEqual(["failed: bounced"]);
    await worker.sent(adminId, eventId);
    await work();
    expect(inbox.sentTo(guest.email)).toHaveLength(2);
  });

  it("is resent only to a changed address", async () => {
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

  it("does not count against a newer address", async () => {
    const reader = await createReader(db);
    const id = await sent();
    const message = await startMessage(db, id);
    if (!message) throw new Error("It did not begin");
    const delivery = await deliverNext(db, message, async () => {
      const email = `${crypto.randomUUID()}@example.jp`;
      await db.updateTable("user").set({ email }).where("id", "=", reader.id).execute();
      return "address";
    });
    expect(delivery).toBe("address");
    expect((await profileOf(reader.id)).bounced_at).toBeNull();
  });

  it("may be refused at once by the server, with the same effect", async () => {
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

describe("a mail about a reservation that comes back", () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);

  /** A party without an account that was told by a real mail. */
  async function told(kind: "confirmed" | "changed" | "reminder" | "lapsed" = "confirmed") {
    const { id: eventId } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt: at(48) });
    const guestEmail = `${crypto.randomUUID()}@example.jp`;
    const { id } = await createReservation(db, { eventSessionId, guestEmail });
    const tell = (next: typeof kind) =>
      db.transaction().execute((transaction) =>
        recordTransitions(
          transaction,
          [
            {
              reservationId: id,
              cause: "change",
              state: "confirmed",
              seats: 1,
              madeBy: "organizer",
              mail: { kind: next },
            },
          ],
          new Date(),
        ),
      );
    await tell(kind);
    await work();
    return { id, eventId, eventSessionId, guestEmail, tell };
  }

  const returnTo = (email: string) => inbox.sentTo(email).at(-1)?.returnTo ?? "";
  const noticesOf = async (reservationId: string) =>
    (
      await db
        .selectFrom("reservation_notice")
        .selectAll()
        .where("reservation_id", "=", reservationId)
        .orderBy("transition_id")
        .execute()
    ).map((row) =>
      [
        row.kind,
        row.way,
        row.dropped_at ? "dropped" : row.told_at ? "told" : "untold",
        row.returned_at ? (row.is_unknown_address ? "bounced" : "returned") : "",
      ].join(" "),
    );

  it.each(["confirmed", "changed", "reminder"] as const)(
    "puts the party on the call list, once (%s)",
    async (kind) => {
      const { id, guestEmail } = await told(kind);
      expect(await noticesOf(id)).toEqual([`${kind} mail told `]);
      const to = returnTo(guestEmail);
      expect(to).toMatch(/^answers\+n[0-9a-z]{38}@takujo\.example$/);
      await deliver(report({ to, status: "4.2.2" }), report({ to, status: "4.2.2" }));
      await readMailbox();
      expect(await noticesOf(id)).toEqual([`${kind} telephone untold returned`]);
      await db.updateTable("reservation_notice").set({ told_at: new Date() }).execute();
      await deliver(report({ to }));
      await readMailbox();
      // A party that was told is not called again.
      expect(await noticesOf(id)).toEqual([`${kind} telephone told bounced`]);
    },
  );

  it("is only shown if the party was sent a later mail, or it is outdated", async () => {
    const first = await told("confirmed");
    const to = returnTo(first.guestEmail);
    await first.tell("changed");
    await work();
    await deliver(report({ to }));
    await readMailbox();
    expect(await noticesOf(first.id)).toEqual([
      "confirmed mail told bounced",
      "changed mail told ",
    ]);
    await deliver(report({ to: returnTo(first.guestEmail) }));
    await readMailbox();
    expect(await noticesOf(first.id)).toEqual([
      "confirmed mail told bounced",
      "changed telephone untold bounced",
    ]);

    const second = await told();
    await db
      .updateTable("reservation")
      .set({ state: "cancelled" })
      .where("id", "=", second.id)
      .execute();
    const third = await told();
    const earlier = sql`interval '4 days'`;
    await sql`
      update event_session set starts_at = starts_at - ${earlier}, ends_at = ends_at - ${earlier},
        closes_at = closes_at - ${earlier}, change_deadline = change_deadline - ${earlier},
        decision_deadline = decision_deadline - ${earlier}
      where id = ${third.eventSessionId}`.execute(db);
    await deliver(...[second, third].map((one) => report({ to: returnTo(one.guestEmail) })));
    await readMailbox();
    for (const { id } of [second, third]) {
      expect(await noticesOf(id)).toEqual(["confirmed mail told bounced"]);
    }
  });

  it("does not affect a newer address, or another reservation", async () => {
    const [one, other] = [await told(), await told()];
    const to = returnTo(one.guestEmail);
    const begin = "answers+n".length;
    await db
      .updateTable("reservation")
      .set({ guest_email: `new-${one.guestEmail}` })
      .where("id", "=", one.id)
      .execute();
    await deliver(
      report({ to }),
      report({ to: returnTo(other.guestEmail).slice(0, begin + 25) + to.slice(begin + 25) }),
      report({ to: to.replace("+n", "+b") }),
      report({ to: bounceAddress(address, { transitionId: "1", email: "x@example.jp" }, "x") }),
    );
    await readMailbox();
    for (const { id } of [one, other]) {
      expect(await noticesOf(id)).toEqual(["confirmed mail told "]);
    }
  });

  it("may be refused at once by the server, with the same effect", async () => {
    const strict = await startMailServer({
      onMail() {
        throw Object.assign(new Error("no"), { responseCode: 550 });
      },
    });
    const mailer = mailerOf(strict.url);
    const { id, tell } = await told();
    await tell("changed");
    const send: typeof mailer.send = (mail, envelope) =>
      mailer.send(mail, envelope).catch((error) => {
        if (error instanceof MailError) return error;
        throw error;
      });
    await work({ mailer: { ...mailer, send } });
    mailer.close();
    await strict.stop();
    expect(await noticesOf(id)).toEqual([
      "confirmed mail told ",
      "changed telephone untold bounced",
    ]);
  });

  it("to somebody with an account returns to the sender, as before", async () => {
    const { id: eventId } = await createEvent(db);
    const { id: eventSessionId } = await createEventSession(db, { eventId, startsAt: at(48) });
    const { id: userId, email } = await createUser(db);
    const { id: reservationId } = await createReservation(db, { eventSessionId, userId });
    await db.transaction().execute((transaction) =>
      recordTransitions(
        transaction,
        [
          {
            reservationId,
            cause: "change",
            state: "confirmed",
            seats: 1,
            madeBy: "organizer",
            mail: { kind: "confirmed" },
          },
        ],
        new Date(),
      ),
    );
    await work();
    expect(returnTo(email)).toBe("contact@takujo.example");
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
      // Sent to the mailbox itself, and by the recipient in the report.
      report({ to: address, recipient: victim.email }),
      // The victim's id with the attacker's signature, and vice versa.
      report({ to: theirs.slice(0, begin + 25) + mine.slice(begin + 25) }),
      report({ to: mine.slice(0, begin + 25) + theirs.slice(begin + 25) }),
      // With another secret, for another address, and for nobody.
      report({ to: bounceAddress(address, guessed, "guessed") }),
      report({ to: bounceAddress(address, { recipientId, email: own.email }, signingSecret) }),
      report({
        to: bounceAddress(address, { ...guessed, recipientId: crypto.randomUUID() }, signingSecret),
      }),
      report({ to: theirs.replace("@takujo.example", "@takujo.example.evil.example") }),
    );
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent", "sent"]);
    for (const { id: userId } of [own, victim]) {
      expect(await profileOf(userId)).toMatchObject({ bounced_at: null, soft_bounces: 0 });
    }
    // Programs wrote them, so nobody needs to read them.
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
      [
        "From: a@example.jp",
        `To: ${returnTo[0]}`,
        "Subject: Hi",
        "",
        "Not delivered. 5.1.1",
        "",
      ].join("\r\n"),
    );
    await readMailbox();
    expect(await statesOf(id)).toEqual(["sent"]);
    expect((await flags())[0]?.toSorted()).toEqual(["\\Flagged", "\\Seen"]);
  });
});
