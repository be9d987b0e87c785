import type { InquiryReceipt } from "@takujo/contracts/platform/inquiry";
import type { InquiryState } from "@takujo/contracts/platform/inquiry-states";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { inTransaction } from "@takujo/runtime/in-transaction";
import { lockInquiry, updateInquiry } from "./queries.ts";

export interface InquiryStanding {
  state: InquiryState;
  assigneeId: string | null;
}

interface Deed {
  adminId: string;
  inquiryId: string;
  action: "inquiry.reply" | "inquiry.note" | "inquiry.assign" | "inquiry.close" | "inquiry.reopen";
}

/** What happens to an inquiry happens in turn: `act` says how it stands afterwards. */
export function changeInquiry(
  db: Database,
  { adminId, inquiryId, action }: Deed,
  act: (
    before: InquiryStanding,
    transaction: DatabaseTransaction,
  ) => Promise<InquiryStanding & { messageId?: string }>,
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
