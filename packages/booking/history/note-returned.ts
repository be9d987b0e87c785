import { mailTrueIn, returnedKinds } from "@takujo/contracts/booking/reservation-mail";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { callInstead, updateReturned } from "./queries.ts";

/** Only what the party has to know: of a lapsed offer nobody is told on the telephone. */
const trueIn = JSON.stringify(
  Object.fromEntries(returnedKinds.map((kind) => [kind, mailTrueIn[kind]])),
);

interface Returned {
  transitionId: string;
  /** There is no such mailbox. Otherwise it may be full, or not like the mail. */
  isUnknownAddress: boolean;
  now: Date;
}

/** Notes that a mail to a party without an account came back, and puts the party on the call list. False if that was known. */
export async function noteReturned(
  transaction: DatabaseTransaction,
  returned: Returned,
): Promise<boolean> {
  const [noted] = await updateReturned(transaction, returned);
  if (!noted) return false;
  const { transitionId, now } = returned;
  await callInstead(transaction, { transitionId, trueIn, now });
  return true;
}

interface ReturnedRow {
  returned_at: Date | null;
  is_unknown_address: boolean;
}

export function presentReturn(row: ReturnedRow): "bounced" | "returned" | null {
  if (!row.returned_at) return null;
  return row.is_unknown_address ? "bounced" : "returned";
}
