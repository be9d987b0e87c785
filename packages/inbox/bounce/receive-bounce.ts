import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type ClaimedBounce, isBounceOf } from "./bounce-address.ts";
import { countSoftBounce, lockReader, noteBounced, noteReturn } from "./queries.ts";

interface Returned {
  /** There is no such mailbox. Otherwise it may be full, or not like the mail. */
  isUnknownAddress: boolean;
  /** As RFC 3463 numbers it. */
  status: string;
}

/**
 * Notes that a mail came back, on the list of its message and of the address it went to. `unbound`: we sent no such mail, or the
 * person has another address now. A report that is read twice counts once.
 */
export function receiveBounce(
  { db, secret }: { db: Database; secret: SigningSecret },
  claimed: ClaimedBounce,
  { isUnknownAddress, status }: Returned,
  now = new Date(),
): Promise<"bounced" | "known" | "unbound"> {
  const { recipientId } = claimed;
  return db.transaction().execute(async (transaction) => {
    const [person] = await lockReader(transaction, { recipientId });
    if (!person || !isBounceOf(claimed, person.email, secret)) return "unbound";
    const { id: userId, email } = person;
    const reason = isUnknownAddress ? "bounced" : "returned";
    const [noted] = await noteReturn(transaction, { recipientId, reason, status, now });
    if (isUnknownAddress) await noteBounced(transaction, { userId, email, now });
    else if (noted) await countSoftBounce(transaction, { userId });
    return noted ? "bounced" : "known";
  });
}
