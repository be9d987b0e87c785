import type { Database } from "@takujo/runtime/database/database";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { selectOtherWithHandle } from "./queries.ts";
import { isReserved } from "./reserved-handles.ts";

/** More than anyone types, and too few to enumerate handles. */
const byPerson: Limit = { scope: "handle-check", most: 60, seconds: 300 };

/** A person's own handle counts as free. */
export async function checkHandle(
  { db, secret }: { db: Database; secret: SigningSecret },
  { handle, userId }: { handle: string; userId: string },
): Promise<{ isFree: boolean }> {
  await takeFromLimit(db, byPerson, userId, secret);
  const others = await selectOtherWithHandle(db, { handle, userId });
  return { isFree: others.length === 0 && !isReserved(handle) };
}
