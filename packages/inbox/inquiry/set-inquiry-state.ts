import type { InquiryReceipt } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { changeInquiry } from "./change-inquiry.ts";
import { selectFirstReply } from "./queries.ts";

interface StateChange {
  inquiryId: string;
  state: "open" | "closed";
}

export function setInquiryState(
  db: Database,
  adminId: string,
  { inquiryId, state }: StateChange,
): Promise<InquiryReceipt> {
  const action = state === "closed" ? "inquiry.close" : "inquiry.reopen";
  return changeInquiry(db, { adminId, inquiryId, action }, async ({ assigneeId }, transaction) => {
    if (state === "closed") return { state, assigneeId };
    const [reply] = await selectFirstReply(transaction, { id: inquiryId });
    return { state: reply ? "answered" : "open", assigneeId };
  });
}
