import type { InquiryReceipt } from "@takujo/contracts/inbox/inquiry";
import type { InquiryState } from "@takujo/contracts/inbox/inquiry-states";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { DomainError } from "@takujo/runtime/domain-error";
import { lockInquiry, updateInquiry } from "./queries.ts";

export interface InquiryStatus {
  state: InquiryState;
  assigneeId: string | null;
}

interface InquiryAction {
  adminId: string;
  inquiryId: string;
  action: "inquiry.reply" | "inquiry.note" | "inquiry.assign" | "inquiry.close" | "inquiry.reopen";
}

/** Serializes changes to an inquiry: `act` returns its status afterwards. */
export function changeInquiry(
  db: Database,
  { adminId, inquiryId, action }: InquiryAction,
  act: (
    before: InquiryStatus,
    transaction: DatabaseTransaction,
  ) => Promise<InquiryStatus & { messageId?: string }>,
): Promise<InquiryReceipt> {
  return inTransaction(db, async (transaction) => {
    const [found] = await lockInquiry(transaction, { id: inquiryId });
    if (!found) throw new DomainError("not-found");
    const before = { state: found.state as InquiryState, assigneeId: found.assignee_id };
    const after = await act(before, transaction);
    await updateInquiry(transaction, {
      id: inquiryId,
      state: after.state,
      assigneeId: after.assigneeId,
    });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action,
      subject: { kind: "inquiry", id: inquiryId },
      before: { ...before },
      after: { ...after },
    });
    return { id: inquiryId, state: after.state };
  });
}
