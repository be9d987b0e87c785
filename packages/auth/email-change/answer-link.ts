import { isLocale, type Locale } from "@takujo/contracts/locale";
import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { isUniqueViolation } from "@takujo/runtime/database/database-errors";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { APIError } from "better-auth/api";
import { type AccountMail, enqueueAccountMails } from "../mail/account-mail.ts";
import { type EmailChangeOptions, hashesOfToken, linkSeconds, makeLink } from "./change-link.ts";
import {
  deleteOtherSessions,
  type EmailChange,
  isEmailTaken,
  lockLink,
  updateEmail,
  useLinksOf,
} from "./queries.ts";

const noticeSeconds = 86_400;

/** The effect of pressing the button. */
export type EmailChangeOutcome = "confirmed" | "changed";

/**
 * The link proves access to the mailbox, so it works in any browser, signed in or not. It signs nobody in. The session that
 * requested the change continues; all others end.
 */
export function answerLink(
  token: string,
  options: EmailChangeOptions,
): Promise<EmailChangeOutcome> {
  const { db, signingSecret } = options;
  const answered = db.transaction().execute(async (transaction) => {
    const link = await lockLink(transaction, hashesOfToken(token, signingSecret));
    if (!link) throw refusal("INVALID_TOKEN", "Invalid link");
    if (link.usedAt)
      throw refusal("TOKEN_USED", "The link was used, or a newer one took its place");
    if (link.isExpired) throw refusal("TOKEN_EXPIRED", "The link has run out");
    const { step, locale, usedAt: _, isExpired: __, ...change } = link;
    const language = isLocale(locale) ? locale : "ja";
    if (step === "confirm") {
      // Only the new address is told that it already has an account.
      if (await isEmailTaken(transaction, change.newEmail))
        await tellOwner(transaction, change, language, signingSecret);
      else await sendToNewAddress(transaction, change, language, options);
      return "confirmed";
    }
    await finish(transaction, change, language, signingSecret);
    return "changed";
  });
  return answered.catch((error: unknown) => {
    // Another account has verified this address in the meantime.
    throw isUniqueViolation(error, "user_email_key") ? emailTaken() : error;
  });
}

async function tellOwner(
  transaction: DatabaseTransaction,
  { userId, newEmail: to }: EmailChange,
  locale: Locale,
  signingSecret: SigningSecret,
): Promise<void> {
  await useLinksOf(transaction, userId);
  const mails = [{ kind: "address-in-use", to, locale } as const];
  await enqueueAccountMails(transaction, mails, { signingSecret, seconds: noticeSeconds });
}

async function sendToNewAddress(
  transaction: DatabaseTransaction,
  change: EmailChange,
  locale: Locale,
  options: EmailChangeOptions,
): Promise<void> {
  const url = await makeLink(transaction, change, "verify", options);
  await enqueueAccountMails(
    transaction,
    [{ kind: "verify-address", to: change.newEmail, locale, url }],
    {
      signingSecret: options.signingSecret,
      seconds: linkSeconds,
    },
  );
}

async function finish(
  transaction: DatabaseTransaction,
  change: EmailChange,
  locale: Locale,
  signingSecret: SigningSecret,
): Promise<void> {
  await useLinksOf(transaction, change.userId);
  if (!(await updateEmail(transaction, change))) {
    throw refusal("TOKEN_USED", "The address has changed since");
  }
  await deleteOtherSessions(transaction, change);
  const { oldEmail, newEmail } = change;
  const mails = [oldEmail, newEmail].map(
    (to): AccountMail => ({ kind: "email-changed", to, locale, newEmail }),
  );
  await enqueueAccountMails(transaction, mails, { signingSecret, seconds: noticeSeconds });
}

const emailTaken = () => refusal("EMAIL_TAKEN", "Somebody has this address by now");

function refusal(code: string, message: string): APIError {
  return new APIError("BAD_REQUEST", { code, message });
}
