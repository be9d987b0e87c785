import type { Discount } from "@takujo/contracts/booking/money/seat-price";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type CodeRow, countUses, lockCode, selectCode } from "./queries.ts";

/** Enough for typing mistakes, and far too few to guess a code. */
const codesTried = { scope: "price-code", max: 30, seconds: 3_600 };

/** One person may have many accounts, but a whole party may also reserve from one network. */
const codesTriedFrom = { scope: "price-code-network", max: 100, seconds: 3_600 };

interface Caller {
  userId: string;
  /** Absent for staff. */
  clientAddress?: string | undefined;
}

/** Call it outside the transaction: refused codes must count even though the transaction rolls back. */
export const limitTries =
  (db: Database, secret: SigningSecret) =>
  async (
    { userId, clientAddress }: Caller,
    { priceCode }: { priceCode?: string | undefined },
  ): Promise<void> => {
    if (!priceCode) return;
    await takeFromLimit(db, codesTried, userId, secret);
    if (clientAddress === undefined) return;
    await takeFromLimit(db, codesTriedFrom, addressBlock(clientAddress), secret);
  };

export interface TakenCode extends Discount {
  id: string;
}

interface CodeUse {
  /** As it is stored: in capitals and digits. */
  code: string;
  eventId: string;
  userId: string | null;
  guestEmail: string;
  reservationId: string;
}

/**
 * Uses a code for a reservation that is about to be confirmed. All refusals look alike, so that codes cannot be found by
 * trying; only a used-up code is named as such.
 */
export async function takeCode(
  transaction: DatabaseTransaction,
  { code, eventId, userId, guestEmail, reservationId }: CodeUse,
  now: Date,
): Promise<TakenCode> {
  const [row] = await lockCode(transaction, { code });
  if (!row || !isValid(row, eventId, now)) throw refusal("unknown");
  if (row.most_uses !== null || row.most_per_person !== null) {
    const person = { userId, guestEmail };
    const [counted] = await countUses(transaction, {
      ...{ id: row.id, ...person, except: reservationId },
    });
    const { uses = 0, own = 0 } = counted ?? {};
    if (row.most_uses !== null && uses >= row.most_uses) throw refusal("used-up");
    if (row.most_per_person !== null && own >= row.most_per_person) throw refusal("own-used-up");
  }
  const { id, yen, percent } = row;
  return { id, yen, percent };
}

const refusal = (reason: "unknown" | "used-up" | "own-used-up") =>
  new DomainError("price-code-refused", "The code cannot be used.", { reason });

const isValid = (row: CodeRow, eventId: string, now: Date) =>
  row.stopped_at === null &&
  (row.event_id === null || row.event_id === eventId) &&
  row.valid_from <= now &&
  now < row.valid_until;

/** The code that a reservation already has: promised, even if it was stopped since. Null if it is not for this event. */
export async function promisedCode(
  transaction: DatabaseTransaction,
  id: string,
  eventId: string,
): Promise<(TakenCode & { code: string }) | null> {
  const [row] = await selectCode(transaction, { id });
  if (!row || (row.event_id !== null && row.event_id !== eventId)) return null;
  const { code, yen, percent } = row;
  return { id, code, yen, percent };
}
