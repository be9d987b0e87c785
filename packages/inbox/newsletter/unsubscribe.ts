import { switchOffFollow } from "@takujo/account/notification/index";
import { switchOffNews } from "@takujo/account/profile/index";
import type { Subscription } from "@takujo/contracts/inbox/newsletter";
import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { followerOf, readerOf } from "./unsubscribe-token.ts";

/** As often as it is asked for. Of somebody who has left it is true as well: they get none. */
export async function unsubscribe(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
): Promise<Subscription> {
  const followerId = followerOf(token, secret);
  if (followerId === null) await switchOffNews(db, { userId: readerOf(token, secret) });
  else await switchOffFollow(db, { userId: followerId });
  return { isOn: false };
}
