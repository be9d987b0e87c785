import type { Locale } from "@takujo/contracts/locale";
import { enqueueAccountMails } from "../mail/account-mail.ts";
import { type EmailChangeOptions, linkSeconds, makeLink } from "./change-link.ts";
import type { EmailChange } from "./queries.ts";

/** The response and the mail are the same whether or not the new address is taken, so that nobody can probe for accounts. */
export async function askForChange(
  change: EmailChange,
  locale: Locale,
  options: EmailChangeOptions,
): Promise<void> {
  await options.db.transaction().execute(async (transaction) => {
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
