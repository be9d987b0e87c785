import type { InquiryReceipt } from "@takujo/contracts/inbox/inquiry";
import type { Database } from "@takujo/runtime/database/database";
import { changeInquiry } from "./change-inquiry.ts";
import { insertMessage } from "./queries.ts";

interface Note {
  inquiryId: string;
  body: string;
}

/** Internal. Nothing is sent. */
export function noteOnInquiry(
  db: Database,
  adminId: string,
  { inquiryId, body }: Note,
): Promise<InquiryReceipt> {
  const change = { adminId, inquiryId, action: "inquiry.note" } as const;
  return changeInquiry(db, change, async ({ state, assigneeId }, transaction) => {
    const message = { inquiryId, kind: "note", body, madeById: adminId } as const;
    const [stored] = await insertMessage(transaction, message);
    return {
      state: state === "new" ? "open" : state,
      assigneeId,
      ...(stored && { messageId: stored.id }),
    };
  });
}
