import { isUuid } from "@takujo/contracts/is-uuid";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { isGuestToken, readGuestToken } from "./guest-token.ts";
import { selectGuest } from "./queries.ts";

/** For a look at what was, and then no longer. */
const afterTheEnd = 14 * 24 * 3_600_000;

/**
 * The reservation that a signed link opens. It opens none any more when the session is long over, or when the party has another
 * address; all that it does not open is told with the same words.
 */
export async function findGuest(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
  now: Date,
): Promise<{ id: string; seats: number }> {
  const claimed = readGuestToken(token);
  const [row] =
    claimed && isUuid(claimed.reservationId)
      ? await selectGuest(db, { id: claimed.reservationId })
      : [];
  const isOurs =
    claimed !== null &&
    row !== undefined &&
    isGuestToken({ ...claimed, email: row.guest_email }, claimed.signature, secret);
  if (!isOurs || now.getTime() >= row.ends_at.getTime() + afterTheEnd) {
    throw new DomainError("not-found", "This link is not valid any more.");
  }
  return { id: row.id, seats: row.seats };
}
