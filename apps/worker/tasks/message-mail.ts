import { setTimeout as pause } from "node:timers/promises";
import { createGuestToken } from "@takujo/booking/reservation/index";
import { newsletterLinks } from "@takujo/contracts/inbox/newsletter-links";
import { MailError } from "@takujo/email/mail-error";
import { messageMail, withoutPerson } from "@takujo/email/message/message-mail";
import { bounceAddress } from "@takujo/inbox/bounce/index";
import {
  type Delivery,
  deliverNext,
  endSlice,
  findTest,
  type MailedMessage,
  type MailToDeliver,
  messageMailJob,
  messageTestJob,
  noteTest,
  startMessage,
} from "@takujo/inbox/message/index";
import { createUnsubscribeToken } from "@takujo/inbox/newsletter/index";
import { type MailTaskContext, mailKeyOf, replyAddress, type Tasks, taskFor } from "./task.ts";

/** Whatever else is of their lane, such as notices of events, waits no longer than this. */
export const sliceMs = 1_000;

/** Mails in flight at a time: as many may arrive twice if the worker is killed. */
export const messagesInFlight = 5;

export const messageMails = (context: MailTaskContext): Tasks => ({
  [messageMailJob.name]: messageMailTask(context),
  [messageTestJob.name]: messageTestTask(context),
});

/** Sends some of a message's mails, then yields to other jobs. */
const messageMailTask = (context: MailTaskContext) => {
  const { db, messagesPerSecond, adminUserIds } = context;
  const pace = createPace(1_000 / messagesPerSecond);
  return taskFor("massMails", messageMailJob, async ({ messageId }, { signal }) => {
    const message = await startMessage(db, messageId, new Date(), adminUserIds);
    if (!message) return;
    const endsAt = Date.now() + sliceMs;
    let isAway = false;
    const sendInTurn = async () => {
      while (!isAway && (await pace.turn(endsAt))) {
        const delivery = await deliverNext(db, message, (mail) => deliver(context, mail, signal));
        if (delivery === "none") return;
        if (delivery === "away") isAway = true;
      }
    };
    await Promise.all(Array.from({ length: messagesInFlight }, sendInTurn));
    // Fails, so that it is retried when the mail server is back.
    if (isAway) throw new MailError("away", "message");
    await endSlice(db, message, { notBefore: await pace.untilNext() });
  });
};

/** The organizer gets the mail of one recipient. Its unsubscribe link is the organizer's own. */
const messageTestTask = (context: MailTaskContext) =>
  taskFor("mails", messageTestJob, async (asked, job) => {
    const { db, mailer, origin } = context;
    const found = await findTest(db, asked);
    if (!found) return;
    const replyTo = replyAddress(context);
    const linked = withLinks(context, found.mailed, asked.userId);
    const message = asked.isNameless ? withoutPerson(linked) : linked;
    const mail = messageMail(message, { origin, replyTo }, { isTest: true });
    const refusal = await mailer.send(mail, {
      to: found.to,
      replyTo,
      key: mailKeyOf(job),
      signal: job.signal,
    });
    if (!refusal) await noteTest(db, { id: asked.messageId, now: new Date() });
  });

/** Paces the mails of all messages: slices of one queue run one after another. */
export function createPace(interval: number) {
  let next = 0;
  return {
    /** Resolves at the next turn, or with false if that would be too late. */
    async turn(endsAt: number): Promise<boolean> {
      const mine = Math.max(next, Date.now());
      if (mine >= endsAt) return false;
      next = mine + interval;
      if (mine > Date.now()) await pause(mine - Date.now());
      return true;
    },
    /** Waits for the next turn if it is soon, so that no other worker starts earlier; otherwise returns its time. */
    async untilNext(): Promise<Date> {
      if (interval <= sliceMs && next > Date.now()) await pause(next - Date.now());
      return new Date(Math.max(next, Date.now()));
    },
  };
}

async function deliver(
  context: MailTaskContext,
  mail: MailToDeliver,
  signal: AbortSignal,
): Promise<Delivery> {
  const { mailer, origin, inquiryMailbox, signingSecret } = context;
  const { recipientId, key, to } = mail;
  const replyTo = replyAddress(context);
  const message = withLinks(context, mail.mailed);
  try {
    const refusal = await mailer.send(messageMail(message, { origin, replyTo }), {
      to,
      replyTo,
      key,
      signal,
      unsubscribe: message.kind === "newsletter" ? message.unsubscribe : undefined,
      returnTo:
        inquiryMailbox &&
        bounceAddress(inquiryMailbox.address, { recipientId, email: to }, signingSecret),
    });
    return refusal ? outcomeOf(refusal) : "sent";
  } catch (error) {
    if (error instanceof MailError) return outcomeOf(error);
    throw error;
  }
}

/**
 * A newsletter has the unsubscribe link, and a message to a party without an account the link to its reservation. In a test to
 * an organizer, the former is their own, and the latter does not work.
 */
function withLinks(
  { origin, signingSecret }: Pick<MailTaskContext, "origin" | "signingSecret">,
  mailed: MailedMessage,
  testedBy?: string,
) {
  if (mailed.kind === "guest") {
    const { id: reservationId, email, hasAccount } = mailed.reservation;
    if (hasAccount || testedBy) return mailed;
    return { ...mailed, guestToken: createGuestToken({ reservationId, email }, signingSecret) };
  }
  const { reader } = mailed;
  const token = createUnsubscribeToken(testedBy ?? reader.userId, signingSecret);
  return { ...mailed, unsubscribe: newsletterLinks(origin, reader.locale).unsubscribe(token) };
}

function outcomeOf({ fault, isUnknownAddress }: MailError): Delivery {
  if (fault !== "refused") return fault;
  return isUnknownAddress ? "address" : "refused";
}
