import { isUuid } from "@takujo/contracts/is-uuid";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { selectGuest } from "./queries.ts";

interface Guest {
  reservationId: string;
  /** Signed but not readable in the token: correcting the address ends the links sent to the wrong one. */
  email: string;
}

const contentOf = ({ reservationId, email }: Guest) => `${reservationId} ${email}`;

/** Lets the recipient of a party's mails manage its one reservation without an account. */
export const createGuestToken = (guest: Guest, secret: SigningSecret): string =>
  `${guest.reservationId}.${sign(contentOf(guest), secret, "guest reservation")}`;

/** Claims of a token, not yet verified: that needs the party's address. */
function readGuestToken(token: string) {
  const [reservationId = "", signature = "", ...rest] = token.split(".");
  return rest.length > 0 ? null : { reservationId, signature };
}

const isGuestToken = (guest: Guest, signature: string, secret: SigningSecret): boolean =>
  isSigned(contentOf(guest), signature, secret, "guest reservation");

/** How long past reservations can still be viewed. */
const afterTheEnd = 14 * 24 * 3_600_000;

/**
 * The reservation that a signed link opens. Links end when the session is long over or the party's address changes; all refused
 * links get the same answer.
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
