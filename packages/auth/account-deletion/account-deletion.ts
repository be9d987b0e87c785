import { isLocale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type AccountMail, enqueueAccountMails } from "../mail/account-mail.ts";
import { localeOf } from "../request-locale.ts";
import { selectConfirmedSeats } from "./queries.ts";

const noticeSeconds = 86_400;

interface DeletionOptions {
  db: Database;
  logger: Logger;
  signingSecret: SigningSecret;
}

/** The library's user, with our own fields. */
type DeletedUser = { id: string; email: string; locale?: unknown };

/** Tells people by mail that their account is deleted, and which seats they gave up by that. */
export function accountDeletion({ db, logger, signingSecret }: DeletionOptions) {
  // The library passes the same object before and after; afterwards the seats cannot be read any more.
  const mails = new WeakMap<DeletedUser, AccountMail>();
  return {
    enabled: true,
    async beforeDelete(user: DeletedUser, request?: Request) {
      const locale = isLocale(user.locale) ? user.locale : localeOf(request);
      const seats = await selectConfirmedSeats(db, user.id, locale);
      mails.set(user, {
        kind: "account-deleted",
        to: user.email,
        locale,
        seats: seats.map((seat) => ({ ...seat, startsAt: seat.startsAt.toISOString() })),
      });
    },
    async afterDelete(user: DeletedUser) {
      const mail = mails.get(user);
      if (!mail) return;
      try {
        await db
          .transaction()
          .execute((transaction) =>
            enqueueAccountMails(transaction, [mail], { signingSecret, seconds: noticeSeconds }),
          );
      } catch (error) {
        // The account is deleted whether or not its owner can be told.
        const reason = error instanceof Error ? error.message : "unknown";
        logger.error({ reason }, "no mail about a deleted account");
      }
    },
  };
}
