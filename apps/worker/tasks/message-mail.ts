import { setTimeout as pause } from "node:timers/promises";
import { createGuestToken } from "@takujo/booking/guest-reservation/index";
import { newsletterLinks } from "@takujo/contracts/inbox/newsletter-links";
import { MailError } from "@takujo/email/mail-error";
import { messageMail } from "@takujo/email/message/message-mail";
import { bounceAddress } from "@takujo/inbox/bounce/index";
import {
  type Delivery,
  deliverNext,
  endSlice,
  type MailedMessage,
  type MailToDeliver,
  messageMailJob,
  startMessage,
} from "@takujo/inbox/message/index";
import { createUnsubscribeToken } from "@takujo/inbox/newsletter/index";
import { replyAddress, type TaskContext, taskFor } from "./task.ts";

/** Where there is one hand for all jobs, a sign-in code waits for no longer. */
export const longestSlice = 1_000;

/** Mails on their way at a time: as many may arrive twice when the worker is killed. */
export const messagesInFlight = 5;

/** Sends a part of the mails of a message, then lets other jobs go first. */
export const messageMailTask = (context: TaskContext) => {
  const { db, messagesPerSecond, adminUserIds } = context;
  const pace = createPace(1_000 / messagesPerSecond);
  return taskFor(messageMailJob, async ({ messageId }) => {
    const message = await startMessage(db, messageId, new Date(), adminUserIds);
    if (!message) return;
    const endsAt = Date.now() + longestSlice;
    let isAway = false;
    const sendInTurn = async () => {
      while (!isAway && (await pace.turn(endsAt))) {
        const delivery = await deliverNext(db, message, (mail) => deliver(context, mail));
        if (delivery === "none") return;
        if (delivery === "away") isAway = true;
      }
    };
    await Promise.all(Array.from({ length: messagesInFlight }, sendInTurn));
    // Fails, so that it is tried again when the mail server is back.
    if (isAway) throw new MailError("away", "message");
    await endSlice(db, message, { notBefore: await pace.untilNext() });
  });
};

/** Turns to send a mail, of all messages: slices of one queue follow each other. */
export function createPace(interval: number) {
  let next = 0;
  return {
    /** Answers when it is one's turn, or with false if that would be too late. */
    async turn(endsAt: number): Promise<boolean> {
      const mine = Math.max(next, Date.now());
      if (mine >= endsAt) return false;
      next = mine + interval;
      if (mine > Date.now()) await pause(mine - Date.now());
      return true;
    },
    /** Waits for the next turn if it is soon, so that another worker does not begin before; otherwise it says when. */
    async untilNext(): Promise<Date> {
      if (interval <= longestSlice && next > Date.now()) await pause(next - Date.now());
      return new Date(Math.max(next, Date.now()));
    },
  };
}

async function deliver(context: TaskContext, mail: MailToDeliver): Promise<Delivery> {
  const { mailer, origin, inquiryMailbox, signingSecret } = context;
  const { recipientId, key, to } = mail;
  const replyTo = replyAddress(context);
  const message = withLinks(context, mail.mailed);
  try {
    const refusal = await mailer.send(messageMail(message, { origin, replyTo }), {
      to,
      replyTo,
      key,
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
 * A newsletter with the link that stops them, and a message to a party without an account with the link to its reservation. In a
 * test to an organizer, the former is theirs, and the latter does not work.
 */
export function withLinks(
  { origin, signingSecret }: Pick<TaskContext, "origin" | "signingSecret">,
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
