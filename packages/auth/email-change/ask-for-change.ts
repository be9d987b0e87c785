import type { Locale } from "@takujo/contracts/locale";
import { enqueueAccountMails } from "../mail/account-mail.ts";
import { type EmailChangeOptions, linkSeconds, makeLink } from "./change-link.ts";
import { type EmailChange, isEmailTaken } from "./queries.ts";

/** Says nothing of whether somebody has the new address already; then it does nothing. */
export async function askForChange(
  change: EmailChange,
  locale: Locale,
  options: EmailChangeOptions,
): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
    if (await isEmailTaken(transaction, change.newEmail)) return;
    const url = await makeLink(transaction, change, "confirm", options);
    const { oldEmail: to, newEmail } = change;
    await enqueueAccountMails(
      transaction,
      [{ kind: "confirm-change", to, locale, newEmail, url }],
      {
        signingSecret: options.signingSecret,
        seconds: linkSeconds,
      },
    );
  });
}
