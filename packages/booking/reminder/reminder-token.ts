import { isUuid } from "@takujo/contracts/is-uuid";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

interface Reminded {
  reservationId: string;
  expiresAt: Date;
  /** Of a party without an account; otherwise empty. Part of what is signed, so a corrected address ends the links that went to the wrong one. */
  guestEmail: string;
}

/** Allows one answer about one reservation, to whoever has the mail. */
export function createReminderToken(
  { reservationId, expiresAt, guestEmail }: Reminded,
  secret: SigningSecret,
): string {
  const content = `${reservationId}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${sign(signedBy(content, guestEmail), secret, "reminder")}`;
}

const signedBy = (content: string, guestEmail: string) =>
  guestEmail ? `${content} ${guestEmail}` : content;

/** What a token that is not too old claims; whether we made it is known together with the party's address. */
export function readReminderToken(token: string, now: Date) {
  const [reservationId = "", expiry = "", signature = "", ...rest] = token.split(".");
  const isOpen = Number.parseInt(expiry, 36) > now.getTime();
  if (!isUuid(reservationId) || !isOpen || rest.length > 0) return null;
  return { reservationId, content: `${reservationId}.${expiry}`, signature };
}

export type ClaimedReminder = NonNullable<ReturnType<typeof readReminderToken>>;

export const isReminderToken = (
  { content, signature }: ClaimedReminder,
  guestEmail: string,
  secret: SigningSecret,
): boolean => isSigned(signedBy(content, guestEmail), signature, secret, "reminder");
