import type { RecipientReason } from "@takujo/contracts/inbox/message-form";
import type { Database } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { noteBounced } from "../../bounce/index.ts";
import { lastingStates } from "../audience/read-audience.ts";
import { findGuestMail, findNewsletterMail, type MailedMessage } from "../find-mailed-message.ts";
import { mailJobOf, messageMailKey } from "../jobs.ts";
import type { LockedMessage } from "../queries.ts";
import {
  claimRecipient,
  endSending,
  noteOutcome,
  selectNextMoment,
  selectReservationOf,
} from "./queries.ts";

/** Outcome of an attempt. `away`: the mail server was not reached, whatever the recipient. */
export type Delivery = "sent" | "later" | "away" | Extract<RecipientReason, "address" | "refused">;

/** Gives up after this many deferrals, over about an hour. */
const maxAttempts = 6;
const minute = 60_000;

/** A mail in progress. */
export interface MailToDeliver {
  recipientId: string;
  /** Identifies the mail over all attempts, so that duplicates can be recognized. */
  key: string;
  to: string;
  mailed: MailedMessage;
}

/**
 * Sends the next mail with `deliver`. `none`: nothing is due now. People who have canceled or
 * unsubscribed since get no mail.
 */
export async function deliverNext(
  db: Database,
  message: LockedMessage,
  deliver: (mail: MailToDeliver) => Promise<Delivery>,
): Promise<Delivery | "skipped" | "none"> {
  const [claimed] = await claimRecipient(db, { messageId: message.id, now: new Date() });
  if (!claimed) return "none";
  const note = (
    state: string,
    reason: RecipientReason | null = null,
    tryAfter: Date | null = null,
  ) =>
    noteOutcome(db, {
      ids: [claimed.id],
      state,
      reason,
      attempts: claimed.attempts + (tryAfter || reason === "unanswered" ? 1 : 0),
      tryAfter,
      now: new Date(),
    });
  const mailed = await findMail(db, message, claimed);
  if (typeof mailed === "string") {
    await note("skipped", mailed);
    return "skipped";
  }
  const { id: recipientId, user_id: userId } = claimed;
  const { email: to } = mailed.kind === "guest" ? mailed.reservation : mailed.reader;
  const key = `message:${recipientId}`;
  const delivery = await deliver({ recipientId, key, to, mailed });
  // Refused at once, instead of by a bounce.
  if (delivery === "address" && userId) {
    await noteBounced(db, { userId, email: to, now: new Date() });
  }
  if (delivery === "sent") await note("sent");
  else if (delivery === "away") await note("waiting");
  else if (delivery !== "later") await note("failed", delivery);
  else if (claimed.attempts + 1 >= maxAttempts) await note("failed", "unanswered");
  else await note("waiting", null, new Date(Date.now() + 2 ** claimed.attempts * minute));
  return delivery;
}

/** The recipient's current details, or why they no longer get the mail. */
async function findMail(
  db: Database,
  message: LockedMessage,
  { id, user_id: userId }: { id: string; user_id: string | null },
): Promise<MailedMessage | Extract<RecipientReason, "changed" | "unsubscribed" | "undeliverable">> {
  if (message.event_id === null) return findNewsletterMail(db, message, userId ?? "");
  const states = lastingStates(message.segments);
  const [to] = await selectReservationOf(db, { id, states });
  return (to && (await findGuestMail(db, message, to))) ?? "changed";
}

/** Enqueues the next slice if mails are left, and otherwise ends the message. `notBefore`: when another mail may be sent. */
export async function endSlice(
  db: Database,
  message: LockedMessage,
  { notBefore, now = new Date() }: { notBefore: Date; now?: Date },
): Promise<void> {
  const messageId = message.id;
  await db.transaction().execute(async (transaction) => {
    const [next] = await selectNextMoment(transaction, { messageId, now });
    if (!next?.due_at) {
      await endSending(transaction, { id: messageId, now });
      return;
    }
    const jobKey = messageMailKey(messageId);
    const runAt = next.due_at > notBefore ? next.due_at : notBefore;
    await enqueue(transaction, mailJobOf(message), { messageId }, { jobKey, runAt });
  });
}
