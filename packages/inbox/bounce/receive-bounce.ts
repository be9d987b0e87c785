import { lockNotifiedGuest, noteReturned } from "@takujo/booking/history/index";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type ClaimedBounce, isBounceOf } from "./bounce-address.ts";
import { countSoftBounce, lockReader, noteBounced, noteReturn, selectGuest } from "./queries.ts";

interface Returned {
  /** There is no such mailbox. Otherwise it may be full, or not like the mail. */
  isUnknownAddress: boolean;
  /** As RFC 3463 numbers it. */
  status: string;
}

type Filed = "bounced" | "known" | "unbound";

/**
 * Notes that a mail came back, on the list of its message and of the address it went to, or at its reservation. `unbound`: we sent no
 * such mail, or the person has another address now. A report that is read twice counts once.
 */
export function receiveBounce(
  { db, secret }: { db: Database; secret: SigningSecret },
  claimed: ClaimedBounce,
  returned: Returned,
  now = new Date(),
): Promise<Filed> {
  const isOurs = (email: string | undefined) =>
    email !== undefined && isBounceOf(claimed, email, secret);
  return db
    .transaction()
    .execute((transaction) =>
      "transitionId" in claimed
        ? noticeReturned(transaction, claimed.transitionId, { ...returned, isOurs, now })
        : messageReturned(transaction, claimed.recipientId, { ...returned, isOurs, now }),
    );
}

interface Checked extends Returned {
  /** Whether the mail went to this address. */
  isOurs: (email: string | undefined) => boolean;
  now: Date;
}

async function noticeReturned(
  transaction: DatabaseTransaction,
  transitionId: string,
  { isUnknownAddress, isOurs, now }: Checked,
): Promise<Filed> {
  const [guest] = await lockNotifiedGuest(transaction, { transitionId });
  if (!isOurs(guest?.email)) return "unbound";
  const isNoted = await noteReturned(transaction, { transitionId, isUnknownAddress, now });
  return isNoted ? "bounced" : "known";
}

async function messageReturned(
  transaction: DatabaseTransaction,
  recipientId: string,
  { isUnknownAddress, status, isOurs, now }: Checked,
): Promise<Filed> {
  const [person] = await lockReader(transaction, { recipientId });
  const [guest] = person ? [] : await selectGuest(transaction, { recipientId });
  if (!isOurs(person?.email ?? guest?.email)) return "unbound";
  const reason = isUnknownAddress ? "bounced" : "returned";
  const [noted] = await noteReturn(transaction, { recipientId, reason, status, now });
  // Of a party without an account, the message's own list is the place where it is seen.
  if (person && isUnknownAddress) {
    await noteBounced(transaction, { userId: person.id, email: person.email, now });
  } else if (person && noted) await countSoftBounce(transaction, { userId: person.id });
  return noted ? "bounced" : "known";
}
