import type { MessageReceipt } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { changeMessage } from "./change-message.ts";
import { skipWaiting } from "./delivery/queries.ts";
import { updateState } from "./queries.ts";

/** Mails that are on their way arrive; whoever still waits gets none. */
export function stopMessage(
  db: Database,
  adminId: string,
  messageId: string,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.stop" },
    async (message, transaction) => {
      if (message.state === "stopped") return null;
      if (message.state !== "sending") throw new DomainError("not-now");
      const skipped = await skipWaiting(transaction, { messageId, states: ["waiting"], now });
      const { send_at: sendAt, urgent_reason: urgentReason } = message;
      const [row] = await updateState(transaction, {
        id: messageId,
        state: "stopped",
        sendAt,
        urgentReason,
        madeById: adminId,
        now,
      });
      if (!row) throw new DomainError("not-found");
      return { row, after: { left: skipped.length } };
    },
  );
}
