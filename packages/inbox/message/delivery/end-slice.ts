import type { Database } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { mailJobOf, messageMailKey } from "../jobs.ts";
import type { LockedMessage } from "../queries.ts";
import { endSending, selectNextMoment } from "./queries.ts";

/** Asks for the next slice when mails are left, and otherwise ends the message. `notBefore`: when another mail may be sent. */
export async function endSlice(
  db: Database,
  message: LockedMessage,
  { notBefore, now = new Date() }: { notBefore: Date; now?: Date },
): Promise<void> {
  const messageId = message.id;
  await db.transaction().execute(async (transaction) => {
    const [next] = await selectNextMoment(transaction, { messageId, now });
    if (!next?.due_at) {
      await endSending(transaction, { id: messageId, now });
      return;
    }
    const jobKey = messageMailKey(messageId);
    const runAt = next.due_at > notBefore ? next.due_at : notBefore;
    await enqueue(transaction, mailJobOf(message), { messageId }, { jobKey, runAt });
  });
}
