import type { NewAccountInquiry } from "@takujo/contracts/inbox/account-inquiry";
import type { ContactReceipt } from "@takujo/contracts/inbox/contact";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database/database";
import { inTransaction } from "@takujo/runtime/database/in-transaction";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { byPerson } from "./limits.ts";
import { createReceipt } from "./receipt.ts";
import { storeInquiry } from "./store-inquiry.ts";

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

const longestName = 80;

/** Names from other sources may not satisfy the form's rules. */
function nameOf({ name, handle }: Bearer): string {
  const line = name.replace(/\p{Cc}+/gu, " ").trim();
  return [...line].slice(0, longestName).join("") || handle;
}
