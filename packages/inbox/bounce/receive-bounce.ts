import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type ClaimedBounce, isBounceOf } from "./bounce-address.ts";
import { countSoftBounce, lockReader, noteBounced, noteReturn, selectGuest } from "./queries.ts";

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
    const [guest] = person ? [] : await selectGuest(transaction, { recipientId });
    const email = person?.email ?? guest?.email;
    if (email === undefined || !isBounceOf(claimed, email, secret)) return "unbound";
    const reason = isUnknownAddress ? "bounced" : "returned";
    const [noted] = await noteReturn(transaction, { recipientId, reason, status, now });
    // Of a party without an account, the message's own list is the place where it is seen.
    if (person && isUnknownAddress)
      await noteBounced(transaction, { userId: person.id, email, now });
    else if (person && noted) await countSoftBounce(transaction, { userId: person.id });
    return noted ? "bounced" : "known";
  });
}
