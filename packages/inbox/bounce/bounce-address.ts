import { timingSafeEqual } from "node:crypto";
import { isUuid } from "@takujo/contracts/is-uuid";
import { type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/**
 * Behind the mailbox's name there is room for 40 characters, as in the addresses for answers: "+b" or "+n", 128 bits of the id and 64 of
 * the signature, in letters and digits of one case, because mail servers may change the case.
 */
const idLength = 25;
const signatureLength = 13;
const token = /^([bn])([0-9a-z]{25})([0-9a-z]{13})$/;
const largestNumber = 2n ** 63n - 1n;

/** Of the row of `message_recipient`, or of `reservation_notice`. */
type MailId = { recipientId: string } | { transitionId: string };

/** `email`: the mail's recipient address. */
type SentMail = MailId & { email: string };

/**
 * Bounce address of a mail: answers@… → answers+b<id><signature>@… The signature covers the recipient's address, so that a late bounce
 * does not affect a newer address.
 */
export function bounceAddress(mailbox: string, sent: SentMail, secret: SigningSecret): string {
  const at = mailbox.lastIndexOf("@");
  const id =
    "recipientId" in sent
      ? `b${inLetters(BigInt(`0x${sent.recipientId.replaceAll("-", "")}`), idLength)}`
      : `n${inLetters(BigInt(sent.transitionId), idLength)}`;
  const [signature] = signaturesOf(sent, secret);
  return `${mailbox.slice(0, at)}+${id}${signature}${mailbox.slice(at)}`;
}

export type ClaimedBounce = MailId & { signature: string };

/** Claims of the first address that looks like ours, not yet verified: that needs the person's address. */
export function bounceIn(addresses: string[], mailbox: string): ClaimedBounce | null {
  const at = mailbox.lastIndexOf("@");
  const begin = `${mailbox.slice(0, at)}+`.toLowerCase();
  const end = mailbox.slice(at).toLowerCase();
  for (const address of addresses) {
    const given = address.toLowerCase();
    if (!given.startsWith(begin) || !given.endsWith(end)) continue;
    const [, kind, id, signature] = token.exec(given.slice(begin.length, -end.length)) ?? [];
    const mail = id && (kind === "b" ? recipientOf(id) : noticeOf(id));
    if (mail && signature) return { ...mail, signature };
  }
  return null;
}

/** Whether we sent the bounced mail to this address. */
export const isBounceOf = (
  { signature, ...mail }: ClaimedBounce,
  email: string,
  secret: SigningSecret,
): boolean =>
  signaturesOf({ ...mail, email }, secret).some((wanted) =>
    timingSafeEqual(Buffer.from(wanted), Buffer.from(signature)),
  );

/** By the current secret and, while it is being changed, the previous one. */
function signaturesOf({ email, ...mail }: SentMail, secret: SigningSecret): string[] {
  // UUIDs and numbers differ, so that neither signature is valid for the other.
  const id = "recipientId" in mail ? mail.recipientId : mail.transitionId;
  return [secret]
    .flat()
    .map((one) => Buffer.from(sign(`${id} ${email}`, one, "bounce"), "base64url"))
    .map((signature) => inLetters(signature.readBigUInt64BE(), signatureLength));
}

const inLetters = (number: bigint, length: number) => number.toString(36).padStart(length, "0");

const numberOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 36n + BigInt(Number.parseInt(letter, 36)), 0n);

/** Null for a number that is larger than any id. */
function recipientOf(letters: string): MailId | null {
  const digits = numberOf(letters).toString(16).padStart(32, "0");
  const recipientId = digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  return isUuid(recipientId) ? { recipientId } : null;
}

function noticeOf(letters: string): MailId | null {
  const number = numberOf(letters);
  return number <= largestNumber ? { transitionId: String(number) } : null;
}
