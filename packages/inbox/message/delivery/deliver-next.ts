import type { RecipientReason } from "@takujo/contracts/inbox/message-form";
import type { Database } from "@takujo/runtime/database/database";
import { noteBounced } from "../../bounce/index.ts";
import { lastingStates } from "../audience/read-audience.ts";
import { findGuestMail, findNewsletterMail, type MailedMessage } from "../find-mailed-message.ts";
import type { LockedMessage } from "../queries.ts";
import { claimRecipient, noteOutcome, selectReservationOf } from "./queries.ts";

/** What became of an attempt. `away`: the mail server was not reached, whoever the mail was for. */
export type Delivery = "sent" | "later" | "away" | Extract<RecipientReason, "address" | "refused">;

/** After so many answers that ask for patience, over about an hour. */
const mostAttempts = 6;
const minute = 60_000;

/** One mail on its way. */
export interface MailToDeliver {
  recipientId: string;
  /** Names the mail over all attempts, so that one that was sent twice can be recognized. */
  key: string;
  to: string;
  mailed: MailedMessage;
}

/**
 * Sends the next mail with `deliver`. `none`: nobody waits now. Whoever does not belong to the chosen people any more gets none: they
 * have cancelled or unsubscribed since.
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
  // Said at once rather than by a mail that comes back.
  if (delivery === "address" && userId) {
    await noteBounced(db, { userId, email: to, now: new Date() });
  }
  if (delivery === "sent") await note("sent");
  else if (delivery === "away") await note("waiting");
  else if (delivery !== "later") await note("failed", delivery);
  else if (claimed.attempts + 1 >= mostAttempts) await note("failed", "unanswered");
  else await note("waiting", null, new Date(Date.now() + 2 ** claimed.attempts * minute));
  return delivery;
}

/** As the person stands now, or why they get none any more. */
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
