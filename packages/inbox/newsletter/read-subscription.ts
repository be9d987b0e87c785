import type { Subscription } from "@takujo/contracts/inbox/newsletter";
import type { Database } from "@takujo/runtime/database/database";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectSubscription } from "./queries.ts";
import { readerOf } from "./unsubscribe-token.ts";

/** What the link shows. Read-only, because mail programs open links by themselves. */
export async function readSubscription(
  { db, secret }: { db: Database; secret: SigningSecret },
  token: string,
): Promise<Subscription> {
  const [row] = await selectSubscription(db, { userId: readerOf(token, secret) });
  return { isOn: row !== undefined };
}
