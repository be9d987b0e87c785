import { timingSafeEqual } from "node:crypto";
import { type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/** 96 bits, which nobody guesses by sending mails. Mail servers allow 64 characters before the @. */
const signatureLength = 24;
export const longestMailboxName = 64 - "+2026-0415-7k2m-".length - signatureLength;

/**
 * Where answers to an inquiry are sent: answers@… and 2026-0415-7K2M → answers+2026-0415-7k2m-<signature>@… In lower case, because
 * some programs change the case of addresses.
 */
export function answerAddress(mailbox: string, receipt: string, secret: SigningSecret): string {
  const [current] = signaturesOf(receipt, secret);
  const at = mailbox.lastIndexOf("@");
  const token = `${receipt}-${current}`.toLowerCase();
  return `${mailbox.slice(0, at)}+${token}${mailbox.slice(at)}`;
}

/** The receipt in the first address that we made; null if there is none. */
export function receiptIn(
  addresses: string[],
  mailbox: string,
  secret: SigningSecret,
): string | null {
  const at = mailbox.lastIndexOf("@");
  const begin = `${mailbox.slice(0, at)}+`.toLowerCase();
  const end = mailbox.slice(at).toLowerCase();
  for (const address of addresses) {
    const given = address.toLowerCase();
    if (!given.startsWith(begin) || !given.endsWith(end)) continue;
    const [, receipt = "", signature = ""] =
      /^(\d{4}-\d{4}-[0-9a-z]{4})-([0-9a-f]{24})$/.exec(given.slice(begin.length, -end.length)) ??
      [];
    if (receipt && isSignatureOf(receipt.toUpperCase(), signature, secret)) {
      return receipt.toUpperCase();
    }
  }
  return null;
}

function isSignatureOf(receipt: string, given: string, secret: SigningSecret): boolean {
  return signaturesOf(receipt, secret).some((wanted) =>
    timingSafeEqual(Buffer.from(wanted), Buffer.from(given)),
  );
}

/** By the current secret and, while it is being changed, the previous one. */
function signaturesOf(receipt: string, secret: SigningSecret): string[] {
  return [secret]
    .flat()
    .map((one) => Buffer.from(sign(receipt, one, "inquiry answer"), "base64url"))
    .map((signature) => signature.toString("hex").slice(0, signatureLength));
}
