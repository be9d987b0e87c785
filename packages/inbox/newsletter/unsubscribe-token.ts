import { followMark, isFollowToken } from "@takujo/contracts/inbox/newsletter-links";
import { DomainError } from "@takujo/runtime/domain-error";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

/**
 * Allows nothing but unsubscribing one reader. Does not expire, because people may use the link of a mail years later.
 */
export const createUnsubscribeToken = (userId: string, secret: SigningSecret): string =>
  `${userId}.${sign(userId, secret, "newsletter")}`;

/** The person of a token, whose account may be deleted. Forged tokens are refused. */
export const readerOf = (token: string, secret: SigningSecret): string =>
  personOf(token, secret, "newsletter");

/** The same for notices of new events. */
export const createUnfollowToken = (userId: string, secret: SigningSecret): string =>
  `${userId}.${sign(userId, secret, "follow notice")}${followMark}`;

/** Null if it is not one of these. */
export const followerOf = (token: string, secret: SigningSecret): string | null =>
  isFollowToken(token)
    ? personOf(token.slice(0, -followMark.length), secret, "follow notice")
    : null;

function personOf(
  token: string,
  secret: SigningSecret,
  purpose: "newsletter" | "follow notice",
): string {
  const [userId = "", signature = "", ...rest] = token.split(".");
  if (rest.length > 0 || !isSigned(userId, signature, secret, purpose)) {
    throw new DomainError("not-found", "This link is not valid.");
  }
  return userId;
}
