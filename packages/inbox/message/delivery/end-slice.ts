import type { Database } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { mailJobOf, messageMailKey } from "../jobs.ts";
import type { LockedMessage } from "../queries.ts";
import { endSending, selectNextMoment } from "./queries.ts";

/** Asks for the next slice when mails are left, and otherwise ends the message. */
export async function endSlice(
  db: Database,
  message: LockedMessage,
  now = new Date(),
): Promise<void> {
  const messageId = message.id;
  await db.transaction().execute(async (transaction) => {
    const [next] = await selectNextMoment(transaction, { messageId, now });
    if (!next?.due_at) {
      await endSending(transaction, { id: messageId, now });
      return;
    }
    const jobKey = messageMailKey(messageId);
    await enqueue(transaction, mailJobOf(message), { messageId }, { jobKey, runAt: next.due_at });
  });
}
