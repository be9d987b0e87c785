import type { Locale } from "@takujo/contracts/locale";
import { enqueueAccountMails } from "../mail/account-mail.ts";
import { type EmailChangeOptions, linkSeconds, makeLink } from "./change-link.ts";
import type { EmailChange } from "./queries.ts";

/** Who asks is answered and written to in the same way whether or not somebody has the new address already. */
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
