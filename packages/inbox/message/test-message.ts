import type { MessageReceipt, MessageTest } from "@takujo/contracts/inbox/message";
import { unknownVariables, variablesOf } from "@takujo/contracts/inbox/message-text";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { readPeople } from "./audience/read-audience.ts";
import { changeMessage } from "./change-message.ts";
import { findMailTo, type MailedMessage, type SeenOfGuests } from "./find-mailed-message.ts";
import { messageTestJob } from "./jobs.ts";
import { selectEmail, selectMessage } from "./queries.ts";

/** Mails the organizer one recipient's mail. */
export function testMessage(
  transaction: DatabaseTransaction,
  adminId: string,
  messageId: string,
  { personId, version }: MessageTest,
  { withNames }: Pick<SeenOfGuests, "withNames">,
): Promise<MessageReceipt> {
  return changeMessage(
    transaction,
    { adminId, messageId, action: "message.test" },
    async (message) => {
      if (message.state !== "draft" || message.version !== version) {
        throw new DomainError("changed-meanwhile");
      }
      const { subject_ja, body_ja, subject_en, body_en } = message;
      if (!subject_ja || !body_ja) throw refusal("body");
      const known = variablesOf(message.event_id === null);
      if (unknownVariables(known, subject_ja, body_ja, subject_en, body_en).length > 0) {
        throw refusal("unknown-variable");
      }
      const [shown] = await readPeople(transaction, message, { named: personId, limit: 1 });
      // Only for recipients: a test would reveal other people's reservations.
      if (shown?.id !== personId) throw new DomainError("not-found");
      const payload = { messageId, personId, userId: adminId, isNameless: !withNames };
      // A second test of the same text is one mail.
      const jobKey = `${messageTestJob.name}:${messageId}:${version}:${personId}:${adminId}`;
      await enqueue(transaction, messageTestJob, payload, { jobKey });
      return { row: message };
    },
  );
}

const refusal = (reason: string) =>
  new DomainError("invalid-input", `The message cannot be sent: ${reason}.`, { reason });

interface TestMailQuery {
  messageId: string;
  personId: string;
  userId: string;
}

/** One recipient's mail, and the address of the organizer who asked for the test; undefined if any of it was deleted. */
export async function findTest(
  db: Database,
  { messageId, personId, userId }: TestMailQuery,
): Promise<{ mailed: MailedMessage; to: string } | undefined> {
  const [[message], [organizer]] = await Promise.all([
    selectMessage(db, { id: messageId, locale: "ja" }),
    selectEmail(db, { userId }),
  ]);
  if (!message || !organizer) return undefined;
  const [person] = await readPeople(db, message, { named: personId, limit: 1 });
  if (person?.id !== personId) return undefined;
  const mailed = await findMailTo(db, message, person);
  return mailed && { mailed, to: organizer.email };
}
