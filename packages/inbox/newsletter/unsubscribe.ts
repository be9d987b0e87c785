import { switchOffFollow } from "@takujo/account/notification/index";
import { switchOffNews } from "@takujo/account/profile/index";
import type { Subscription } from "@takujo/contracts/inbox/newsletter";
import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectFollowMail, selectSubscription } from "./queries.ts";
import { followerOf, readerOf } from "./unsubscribe-token.ts";

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
