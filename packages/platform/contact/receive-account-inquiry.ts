import type { NewAccountInquiry } from "@takujo/contracts/platform/account-inquiry";
import type { ContactReceipt } from "@takujo/contracts/platform/contact";
import type { Bearer } from "@takujo/runtime/bearer/bearer-check";
import type { Database } from "@takujo/runtime/database";
import { inTransaction } from "@takujo/runtime/in-transaction";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret-keys";
import { keepInquiry } from "./keep-inquiry.ts";
import { byPerson } from "./limits.ts";
import { createReceipt } from "./receipt.ts";

/** Who is signed in proved an address already, and need not prove to be a person. */
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
    return { receipt: await keepInquiry(transaction, values, createReceipt) };
  });
}

const longestName = 80;

/** Not every way to a name passes the rules of a form. */
function nameOf({ name, handle }: Bearer): string {
  const line = name.replace(/\p{Cc}+/gu, " ").trim();
  return [...line].slice(0, longestName).join("") || handle;
}
