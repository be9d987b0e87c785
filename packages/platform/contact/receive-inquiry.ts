import type { ContactReceipt, NewContactInquiry } from "@takujo/contracts/platform/contact";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import { readChallenge } from "./challenge.ts";
import { contactCopyJob, contactNoticeJob } from "./jobs.ts";
import { byAddress, byAddressUnproven, byEmail } from "./limits.ts";
import { insertInquiry, insertUsedProof } from "./queries.ts";
import { createReceipt } from "./receipt.ts";

export interface Reception {
  db: Database;
  secret: string;
  /** Where the sender's requests come from, as our own front saw it. */
  clientAddress: string;
  drawReceipt?: () => string;
}

/** The inquiry and its two mails are written together or not at all. */
export async function receiveInquiry(
  { db, secret, clientAddress, drawReceipt = createReceipt }: Reception,
  inquiry: NewContactInquiry,
): Promise<ContactReceipt> {
  const challenge = readChallenge(inquiry, secret);
  if (!challenge) throw new DomainError("proof-refused");
  // Only a program fills in what nobody sees. It is thanked, and learns nothing.
  if (inquiry.subject !== "") return { receipt: drawReceipt() };
  const take = (transaction: DatabaseTransaction, limit: typeof byEmail, subject: string) =>
    takeFromLimit(transaction, limit, subject, secret);

  return db.transaction().execute(async (transaction) => {
    const [used] = await insertUsedProof(transaction, challenge);
    if (!used) throw new DomainError("proof-refused");
    const block = addressBlock(clientAddress);
    await take(transaction, byAddress, block);
    if (!challenge.isSolved) await take(transaction, byAddressUnproven, block);
    await take(transaction, byEmail, inquiry.email.toLowerCase());
    const { id, receipt } = await keepInquiry(transaction, inquiry, drawReceipt);
    for (const job of [contactCopyJob, contactNoticeJob]) {
      await enqueue(transaction, job, { inquiryId: id }, { jobKey: `${job.name}:${id}` });
    }
    return { receipt };
  });
}

const mostDraws = 20;

/** Receipts are short, so that one of the day may be drawn a second time; then another one is drawn. */
async function keepInquiry(
  transaction: DatabaseTransaction,
  inquiry: NewContactInquiry,
  drawReceipt: () => string,
): Promise<{ id: string; receipt: string }> {
  const { category, name, email, body, locale, replyLocale, reservationCode } = inquiry;
  for (let draws = 0; draws < mostDraws; draws++) {
    const receipt = drawReceipt();
    const [kept] = await insertInquiry(transaction, {
      receipt,
      category,
      name,
      email,
      body,
      locale,
      reply_locale: replyLocale,
      reservation_code: reservationCode || null,
    });
    if (kept) return { id: kept.id, receipt };
  }
  throw new Error("No receipt of the day is left");
}
