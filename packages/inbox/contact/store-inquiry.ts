import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { contactCopyJob, contactNoticeJob } from "./jobs.ts";
import { type InquiryValues, insertInquiry } from "./queries.ts";

const mostDraws = 20;

/**
 * Stores the inquiry together with its two mails. Receipts are short, so one may be drawn twice in a day; then another one is
 * drawn.
 */
export async function storeInquiry(
  transaction: DatabaseTransaction,
  inquiry: Omit<InquiryValues, "receipt">,
  drawReceipt: () => string,
): Promise<string> {
  for (let draws = 0; draws < mostDraws; draws++) {
    const receipt = drawReceipt();
    const [stored] = await insertInquiry(transaction, { ...inquiry, receipt });
    if (!stored) continue;
    for (const job of [contactCopyJob, contactNoticeJob]) {
      await enqueue(
        transaction,
        job,
        { inquiryId: stored.id },
        { jobKey: `${job.name}:${stored.id}` },
      );
    }
    return receipt;
  }
  throw new Error("No receipt of the day is left");
}
