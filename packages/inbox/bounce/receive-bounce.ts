import { lockNotifiedGuest, noteReturned } from "@takujo/booking/seats/index";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type ClaimedBounce, isBounceOf } from "./bounce-address.ts";
import { countSoftBounce, lockReader, noteBounced, noteReturn, selectGuest } from "./queries.ts";

interface BounceReport {
  /** The mailbox does not exist. Otherwise it may be full, or refuse the mail. */
  isUnknownAddress: boolean;
  /** As in RFC 3463. */
  status: string;
}

type BounceOutcome = "bounced" | "known" | "unbound";

/**
 * Notes a bounce, at the message's recipient and the person's address, or at the reservation. `unbound`: we sent no such mail, or the
 * person's address has changed. A report read twice counts once.
 */
export function receiveBounce(
  { db, secret }: { db: Database; secret: SigningSecret },
  claimed: ClaimedBounce,
  returned: BounceReport,
  now = new Date(),
): Promise<BounceOutcome> {
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

interface CheckedBounce extends BounceReport {
  /** Whether the mail went to this address. */
  isOurs: (email: string | undefined) => boolean;
  now: Date;
}

async function noticeReturned(
  transaction: DatabaseTransaction,
  transitionId: string,
  { isUnknownAddress, isOurs, now }: CheckedBounce,
): Promise<BounceOutcome> {
  const [guest] = await lockNotifiedGuest(transaction, { transitionId });
  if (!isOurs(guest?.email)) return "unbound";
  const isNoted = await noteReturned(transaction, { transitionId, isUnknownAddress, now });
  return isNoted ? "bounced" : "known";
}

async function messageReturned(
  transaction: DatabaseTransaction,
  recipientId: string,
  { isUnknownAddress, status, isOurs, now }: CheckedBounce,
): Promise<BounceOutcome> {
  const [person] = await lockReader(transaction, { recipientId });
  const [guest] = person ? [] : await selectGuest(transaction, { recipientId });
  if (!isOurs(person?.email ?? guest?.email)) return "unbound";
  const reason = isUnknownAddress ? "bounced" : "returned";
  const [noted] = await noteReturn(transaction, { recipientId, reason, status, now });
  // For a party without an account, it shows in the message's list of recipients.
  if (person && isUnknownAddress) {
    await noteBounced(transaction, { userId: person.id, email: person.email, now });
  } else if (person && noted) await countSoftBounce(transaction, { userId: person.id });
  return noted ? "bounced" : "known";
}
