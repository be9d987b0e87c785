import type { RecipientReason } from "@takujo/contracts/inbox/message-form";
import type { Database } from "@takujo/runtime/database/database";
import { lastingStates } from "../audience/read-audience.ts";
import { findMailedMessage, type MailedMessage } from "../find-mailed-message.ts";
import type { LockedMessage } from "../queries.ts";
import { claimRecipient, noteOutcome, selectReservationOf } from "./queries.ts";

/** What became of an attempt. `away`: the mail server was not reached, whoever the mail was for. */
export type Delivery = "sent" | "later" | "away" | Extract<RecipientReason, "address" | "refused">;

/** After so many answers that ask for patience, over about an hour. */
const mostAttempts = 6;
const minute = 60_000;

/** Names the mail over all attempts, so that one that was sent twice can be recognized. */
const recipientMailKey = (recipientId: string) => `message:${recipientId}`;

/**
 * Sends the next mail with `deliver`. `none`: nobody waits now. Whoever does not belong to the chosen people any more gets none: they
 * have cancelled since.
 */
export async function deliverNext(
  db: Database,
  message: LockedMessage,
  deliver: (mailed: MailedMessage, key: string) => Promise<Delivery>,
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
  const [to] = await selectReservationOf(db, {
    id: claimed.id,
    states: lastingStates(message.segments),
  });
  const mailed = to && (await findMailedMessage(db, message, to));
  if (!mailed) {
    await note("skipped", "changed");
    return "skipped";
  }
  const delivery = await deliver(mailed, recipientMailKey(claimed.id));
  if (delivery === "sent") await note("sent");
  else if (delivery === "away") await note("waiting");
  else if (delivery !== "later") await note("failed", delivery);
  else if (claimed.attempts + 1 >= mostAttempts) await note("failed", "unanswered");
  else await note("waiting", null, new Date(Date.now() + 2 ** claimed.attempts * minute));
  return delivery;
}
