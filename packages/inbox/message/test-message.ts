import type { MessageReceipt, MessageTest } from "@takujo/contracts/inbox/message";
import { unknownVariables, variablesOf } from "@takujo/contracts/inbox/message-text";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { readPeople } from "./audience/read-audience.ts";
import { changeMessage } from "./change-message.ts";
import { messageTestJob } from "./jobs.ts";
import type { SeenOfGuests } from "./seen-of-guests.ts";

/** Mails the organizer what one of the chosen people would get. */
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
      // Only of the people it is written to: a test would show what another reserved.
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
