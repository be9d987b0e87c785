import type { MessageDraft, MessageReceipt } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { changeMessage } from "./change-message.ts";
import { updateDraft } from "./queries.ts";

/** A newsletter goes to whoever agreed. */
const nobodyChosen = { sessionId: null, segments: [], calls: false };

/** Whoever read an earlier version is refused: another organizer has changed or sent it. */
export function saveDraft(
  db: Database,
  adminId: string,
  messageId: string,
  { version, ...values }: MessageDraft,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.save" },
    async (before, transaction) => {
      if (before.state !== "draft" || before.version !== version) {
        throw new DomainError("changed-meanwhile");
      }
      const chosen =
        before.event_id === null
          ? nobodyChosen
          : { ...values, segments: [...new Set(values.segments)] };
      const draft = { id: messageId, ...values, ...chosen, madeById: adminId, now };
      const [row] = await updateDraft(transaction, draft);
      if (!row) throw new DomainError("invalid-input", "The session is not one of the event's.");
      return { row, after: { segments: chosen.segments, sessionId: chosen.sessionId } };
    },
  );
}
