import { isLocale } from "@takujo/contracts/locale";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import type { Logger } from "@takujo/runtime/logger";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { type AccountMail, enqueueAccountMails } from "../mail/account-mail.ts";
import { localeOf } from "../request-locale.ts";
import { selectConfirmedSeats } from "./queries.ts";

const noticeSeconds = 86_400;

/** Enqueues mails to others about a deleted account, after the deletion. */
export type DeletionNotice = (transaction: DatabaseTransaction) => Promise<void>;

interface DeletionOptions {
  db: Database;
  logger: Logger;
  signingSecret: SigningSecret;
  farewellOf?: ((userId: string) => Promise<DeletionNotice>) | undefined;
}

/** The library's user, with our own fields. */
type DeletedUser = { id: string; email: string; locale?: unknown };

/** Mails people that their account is deleted and which seats they gave up, and tells others whom it concerns. */
export function accountDeletion(options: DeletionOptions) {
  const { db, signingSecret } = options;
  // The library passes the same object before and after; afterwards the seats cannot be read any more.
  const farewells = new WeakMap<DeletedUser, DeletionNotice[]>();
  return {
    enabled: true,
    async beforeDelete(user: DeletedUser, request?: Request) {
      const locale = isLocale(user.locale) ? user.locale : localeOf(request);
      const seats = await selectConfirmedSeats(db, user.id, locale);
      const mail: AccountMail = {
        kind: "account-deleted",
        to: user.email,
        locale,
        seats: seats.map((seat) => ({ ...seat, startsAt: seat.startsAt.toISOString() })),
      };
      const toOthers = await options.farewellOf?.(user.id);
      farewells.set(user, [
        (transaction) =>
          enqueueAccountMails(transaction, [mail], { signingSecret, seconds: noticeSeconds }),
        ...(toOthers ? [toOthers] : []),
      ]);
    },
    async afterDelete(user: DeletedUser) {
      for (const farewell of farewells.get(user) ?? []) await say(farewell, options);
    },
  };
}

/** The account is deleted whether or not anybody can be told. */
export async function say(
  farewell: DeletionNotice,
  { db, logger }: Pick<DeletionOptions, "db" | "logger">,
): Promise<void> {
  try {
    await db.transaction().execute(farewell);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown";
    logger.error({ reason }, "no mail about a deleted account");
  }
}
