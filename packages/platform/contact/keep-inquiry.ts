import type { DatabaseTransaction } from "@takujo/runtime/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { contactCopyJob, contactNoticeJob } from "./jobs.ts";
import { type InquiryValues, insertInquiry } from "./queries.ts";

const mostDraws = 20;

/**
 * The inquiry and its two mails are written together. Receipts are short, so that one of the day may be drawn a
 * second time; then another one is drawn.
 */
export async function keepInquiry(
  transaction: DatabaseTransaction,
  inquiry: Omit<InquiryValues, "receipt">,
  drawReceipt: () => string,
): Promise<string> {
  for (let draws = 0; draws < mostDraws; draws++) {
    const receipt = drawReceipt();
    const [kept] = await insertInquiry(transaction, { ...inquiry, receipt });
    if (!kept) continue;
    for (const job of [contactCopyJob, contactNoticeJob]) {
      await enqueue(transaction, job, { inquiryId: kept.id }, { jobKey: `${job.name}:${kept.id}` });
    }
    return receipt;
  }
  throw new Error("No receipt of the day is left");
}
