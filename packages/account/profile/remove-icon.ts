import type { Database } from "@takujo/runtime/database/database";
import { deleteIconBytes, updateIcon } from "./queries.ts";

export async function removeIcon(db: Database, userId: string): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await updateIcon(transaction, { userId, icon: null });
    await deleteIconBytes(transaction, { userId });
  });
}
