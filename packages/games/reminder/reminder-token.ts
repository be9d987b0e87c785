import { createHmac, timingSafeEqual } from "node:crypto";

/** Opens one reservation for one answer, to whoever has the mail. */
export function createReminderToken(
  reservationId: string,
  expiresAt: Date,
  secret: string,
): string {
  const content = `${reservationId}.${expiresAt.getTime().toString(36)}`;
  return `${content}.${signatureOf(content, secret)}`;
}

/** The reservation that a token opens; null for one that is not ours or too old. */
export function readReminderToken(token: string, secret: string, now: Date): string | null {
  const [reservationId = "", expiry = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature);
  const wanted = Buffer.from(signatureOf(`${reservationId}.${expiry}`, secret));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return Number.parseInt(expiry, 36) > now.getTime() ? reservationId : null;
}

function signatureOf(content: string, secret: string): string {
  return createHmac("sha256", secret).update(`reminder\n${content}`).digest("base64url");
}
