import { randomInt } from "node:crypto";
import type { ContactReceipt, NewContactInquiry } from "@takujo/contracts/inbox/contact";
import { dayAtVenue } from "@takujo/contracts/venue-time";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { enqueue } from "@takujo/runtime/jobs/enqueue";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { readChallenge } from "./challenge.ts";
import { contactCopyJob, contactNoticeJob } from "./jobs.ts";
import { type InquiryValues, insertInquiry, insertUsedProof } from "./queries.ts";

const hour = 3_600;

/** By the visitor's address, which a household or office may share. */
export const byAddress: Limit = { scope: "contact-address", max: 10, seconds: hour };

/** Without a proof the sender may be a program. */
const byAddressUnproven: Limit = { scope: "contact-unproven", max: 3, seconds: hour };

/** The only limit for signed-in people: the copy goes to the account's own address. */
export const byPerson: Limit = { scope: "contact-person", max: 10, seconds: hour };

/** The copy goes to an address that anyone can type, and must not be usable to spam its owner. */
export const byEmail: Limit = { scope: "contact-email", max: 5, seconds: 24 * hour };

/** Without characters that are confused when read out. */
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** 2026-0415-7K2M: the day at the venue and four random characters, which do not reveal the number of inquiries. */
export function createReceipt(now = Date.now()): string {
  const [year = "", month = "", day = ""] = dayAtVenue(new Date(now)).split("-");
  const end = Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join("");
  return `${year}-${month}${day}-${end}`;
}

const maxDraws = 20;

/**
 * Stores the inquiry together with its two mails. Receipts are short, so one may be drawn twice in a day; then another one is
 * drawn.
 */
export async function storeInquiry(
  transaction: DatabaseTransaction,
  inquiry: Omit<InquiryValues, "receipt">,
  drawReceipt: () => string,
): Promise<string> {
  for (let draws = 0; draws < maxDraws; draws++) {
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

interface InquiryContext {
  db: Database;
  secret: SigningSecret;
  /** The sender's address as our own server saw it. */
  clientAddress: string;
  /** The call's key, by which a retry is recognized. */
  claim: KeyClaim;
  drawReceipt?: () => string;
}

/** The inquiry and its two mails are written together or not at all. */
export async function receiveInquiry(
  { db, secret, clientAddress, claim, drawReceipt = createReceipt }: InquiryContext,
  inquiry: NewContactInquiry,
): Promise<ContactReceipt> {
  const challenge = readChallenge(inquiry, secret);
  if (!challenge) throw new DomainError("proof-refused");
  // Only a program fills in the hidden field. It gets a normal answer and learns nothing.
  if (inquiry.subject !== "") return { receipt: drawReceipt() };
  const take = (transaction: DatabaseTransaction, limit: typeof byEmail, subject: string) =>
    takeFromLimit(transaction, limit, subject, secret);

  return once(db, claim, async (transaction) => {
    const [used] = await insertUsedProof(transaction, challenge);
    if (!used) throw new DomainError("proof-refused");
    const block = addressBlock(clientAddress);
    await take(transaction, byAddress, block);
    if (!challenge.isSolved) await take(transaction, byAddressUnproven, block);
    await take(transaction, byEmail, inquiry.email.toLowerCase());
    const { category, name, email, body, locale, replyLocale, reservationCode } = inquiry;
    const values = {
      category,
      name,
      email,
      body,
      locale,
      reply_locale: replyLocale,
      reservation_code: reservationCode || null,
      user_id: null,
    };
    return { receipt: await storeInquiry(transaction, values, drawReceipt) };
  });
}
