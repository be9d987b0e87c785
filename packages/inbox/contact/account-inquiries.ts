import type {
  AccountInquiryList,
  AccountInquiryListQuery,
  NewAccountInquiry,
} from "@takujo/contracts/inbox/account-inquiry";
import type { ContactReceipt } from "@takujo/contracts/inbox/contact";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { presentAccountInquiry } from "./present.ts";
import { countInquiriesOfUser, selectInquiriesOfUser } from "./queries.ts";
import { byPerson, createReceipt, storeInquiry } from "./receive-inquiry.ts";

/** A signed-in person has a verified address, so no proof is needed. */
export function receiveAccountInquiry(
  { db, secret }: { db: Database; secret: SigningSecret },
  bearer: Bearer,
  { category, reservationCode, body, locale, replyLocale }: NewAccountInquiry,
): Promise<ContactReceipt> {
  return inTransaction(db, async (transaction) => {
    await takeFromLimit(transaction, byPerson, bearer.userId, secret);
    const values = {
      category,
      name: nameOf(bearer),
      email: bearer.email,
      reservation_code: reservationCode || null,
      body,
      locale,
      reply_locale: replyLocale,
      user_id: bearer.userId,
    };
    return { receipt: await storeInquiry(transaction, values, createReceipt) };
  });
}

const maxNameLength = 80;

/** Names from other sources may not satisfy the form's rules. */
function nameOf({ name, handle }: Bearer): string {
  const line = name.replace(/\p{Cc}+/gu, " ").trim();
  return [...line].slice(0, maxNameLength).join("") || handle;
}

export async function listAccountInquiries(
  db: Database,
  userId: string,
  { page, limit }: AccountInquiryListQuery,
): Promise<AccountInquiryList> {
  const [rows, [counted]] = await Promise.all([
    selectInquiriesOfUser(db, { userId, limit, offset: (page - 1) * limit }),
    countInquiriesOfUser(db, { userId }),
  ]);
  const pageCount = Math.max(1, Math.ceil(Number(counted?.count ?? 0) / limit));
  return { items: rows.map(presentAccountInquiry), page, pageCount };
}
