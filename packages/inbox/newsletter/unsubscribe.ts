import { switchOffFollow } from "@takujo/account/notification/index";
import { switchOffNews } from "@takujo/account/profile/index";
import type { Subscription } from "@takujo/contracts/inbox/newsletter";
import { followMark, isFollowToken } from "@takujo/contracts/inbox/newsletter-links";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";
import { selectFollowMail, selectSubscription } from "./queries.ts";

/**
 * Allows nothing but unsubscribing one reader. Does not expire, because people may use the link of a mail years later.
 */
export const createUnsubscribeToken = (userId: string, secret: SigningSecret): string =>
  `${userId}.${sign(userId, secret, "newsletter")}`;

/** The person of a token, whose account may be deleted. Forged tokens are refused. */
const readerOf = (token: string, secret: SigningSecret): string =>
  personOf(token, secret, "newsletter");

/** The same for notices of new events. */
export const createUnfollowToken = (userId: string, secret: SigningSecret): string =>
  `${userId}.${sign(userId, secret, "follow notice")}${followMark}`;

/** Null if it is not one of these. */
const followerOf = (token: string, secret: SigningSecret): string | null =>
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

/** What the link shows. Read-only, because mail programs open links by themselves. */
export async function readSubscription(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
): Promise<Subscription> {
  const followerId = followerOf(token, secret);
  const [row] =
    followerId === null
      ? await selectSubscription(db, { userId: readerOf(token, secret) })
      : await selectFollowMail(db, { userId: followerId });
  return { isOn: row !== undefined };
}

/** Idempotent, also for a deleted account. */
export async function unsubscribe(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
): Promise<Subscription> {
  const followerId = followerOf(token, secret);
  if (followerId === null) await switchOffNews(db, { userId: readerOf(token, secret) });
  else await switchOffFollow(db, { userId: followerId });
  return { isOn: false };
}
