import type { InquiryReceipt } from "@takujo/contracts/platform/inquiry";
import type { Database } from "@takujo/runtime/database";
import { changeInquiry } from "./change-inquiry.ts";
import { insertMessage } from "./queries.ts";

interface Note {
  inquiryId: string;
  body: string;
}

/** For the house alone. Nothing is sent. */
export function noteOnInquiry(
  db: Database,
  adminId: string,
  { inquiryId, body }: Note,
): Promise<InquiryReceipt> {
  const deed = { adminId, inquiryId, action: "inquiry.note" } as const;
  return changeInquiry(db, deed, async ({ state, assigneeId }, transaction) => {
    const message = { inquiryId, kind: "note", body, madeById: adminId } as const;
    const [kept] = await insertMessage(transaction, message);
    return {
      state: state === "new" ? "open" : state,
      assigneeId,
      ...(kept && { messageId: kept.id }),
    };
  });
}
