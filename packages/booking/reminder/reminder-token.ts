import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/** Allows one answer about one reservation, to whoever has the mail. */
export function createReminderToken(
  reservationId: string,
  expiresAt: Date,
  secret: SigningSecret,
): string {
  const content = `${reservationId}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${sign(content, secret, "reminder")}`;
}

/** The reservation of a token; null if the token is forged or too old. */
export function readReminderToken(token: string, secret: SigningSecret, now: Date): string | null {
  const [reservationId = "", expiry = "", signature = ""] = token.split(".");
  if (!isSigned(`${reservationId}.${expiry}`, signature, secret, "reminder")) return null;
  return Number.parseInt(expiry, 36) > now.getTime() ? reservationId : null;
}
