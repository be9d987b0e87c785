import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret-keys";

/** Opens one reservation for one answer, to whoever has the mail. */
export function createReminderToken(
  reservationId: string,
  expiresAt: Date,
  secret: SigningSecret,
): string {
  const content = `${reservationId}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${sign(content, secret, "reminder")}`;
}

/** The reservation that a token opens; null for one that is not ours or too old. */
export function readReminderToken(token: string, secret: SigningSecret, now: Date): string | null {
  const [reservationId = "", expiry = "", signature = ""] = token.split(".");
  if (!isSigned(`${reservationId}.${expiry}`, signature, secret, "reminder")) return null;
  return Number.parseInt(expiry, 36) > now.getTime() ? reservationId : null;
}
