import type { ContactReceipt, NewContactInquiry } from "@takujo/contracts/inbox/contact";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { once } from "@takujo/runtime/idempotency/once";
import type { KeyClaim } from "@takujo/runtime/idempotency/queries";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { readChallenge } from "./challenge.ts";
import { byAddress, byAddressUnproven, byEmail } from "./limits.ts";
import { insertUsedProof } from "./queries.ts";
import { createReceipt } from "./receipt.ts";
import { storeInquiry } from "./store-inquiry.ts";

export interface InquiryContext {
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
