import type { Discount } from "@takujo/contracts/booking/seat-price";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type CodeRow, countUses, lockCode, selectCode } from "./queries.ts";

export interface TakenCode extends Discount {
  id: string;
}

interface Use {
  /** As it is stored: in capitals and digits. */
  code: string;
  eventId: string;
  userId: string | null;
  guestEmail: string;
  reservationId: string;
}

/**
 * Uses a code for a reservation that is about to be confirmed. What a code lacks is said as one thing, so that nobody learns of
 * codes by trying; only that it is used up is said to those who know it.
 */
export async function takeCode(
  transaction: DatabaseTransaction,
  { code, eventId, userId, guestEmail, reservationId }: Use,
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

/** The code that a reservation has already: promised, whatever became of it. Null if it is not for this event. */
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
