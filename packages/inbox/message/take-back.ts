import type { MessageReceipt } from "@takujo/contracts/inbox/message";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { changeMessage } from "./change-message.ts";
import { deleteRecipients } from "./delivery/queries.ts";
import { updateState } from "./queries.ts";

/** Makes a draft of it again, as long as no worker has begun. Its job finds a draft then, and does nothing. */
export function takeBack(
  db: Database,
  adminId: string,
  messageId: string,
  now = new Date(),
): Promise<MessageReceipt> {
  return changeMessage(
    db,
    { adminId, messageId, action: "message.take-back" },
    async (message, transaction) => {
      if (message.state === "draft") return null;
      if (message.state !== "planned") throw new DomainError("too-late");
      await deleteRecipients(transaction, { messageId });
      const values = { id: messageId, state: "draft", madeById: adminId, now };
      const [row] = await updateState(transaction, { ...values, sendAt: null, urgentReason: null });
      if (!row) throw new DomainError("not-found");
      return { row };
    },
  );
}
