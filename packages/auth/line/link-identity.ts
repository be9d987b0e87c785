import { randomUUID } from "node:crypto";
import { isLocale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { isUniqueViolation } from "@takujo/runtime/database/database-errors";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { enqueueAccountMails } from "../mail/account-mail.ts";
import { isOnlyPlayer, LineRefused } from "./policy.ts";
import {
  deleteIdentity,
  deleteLineSessions,
  insertIdentity,
  lockPerson,
  oneAccountPerIdentity,
  oneIdentityPerAccount,
  selectIdentity,
} from "./queries.ts";

interface LinkOptions {
  db: Database;
  signingSecret: SigningSecret;
  adminUserIds: string[];
}

const noticeSeconds = 86_400;

/**
 * From now on this identity opens the account. The caller has verified both. The person is mailed, because an intruder
 * with brief access to their mailbox or device could have done it.
 */
export async function linkIdentity(
  { userId, subject }: { userId: string; subject: string },
  { db, signingSecret, adminUserIds }: LinkOptions,
): Promise<void> {
  const linked = db.transaction().execute(async (transaction) => {
    const person = await lockPerson(transaction, userId);
    if (!person) throw new LineRefused("session");
    if (!isOnlyPlayer(person, adminUserIds)) throw new LineRefused("staff");
    const known = await selectIdentity(transaction, userId);
    if (known?.subject === subject) return;
    await insertIdentity(transaction, { id: randomUUID(), userId, subject });
    const locale = isLocale(person.locale) ? person.locale : "ja";
    await enqueueAccountMails(transaction, [{ kind: "line-linked", to: person.email, locale }], {
      signingSecret,
      seconds: noticeSeconds,
    });
  });
  await linked.catch((error: unknown) => {
    if (isUniqueViolation(error, oneAccountPerIdentity)) throw new LineRefused("taken");
    if (isUniqueViolation(error, oneIdentityPerAccount)) throw new LineRefused("another");
    throw error;
  });
}

/** Also ends the sessions that LINE opened. */
export async function unlinkIdentity(userId: string, { db }: { db: Database }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, userId);
    await deleteIdentity(transaction, userId);
    await deleteLineSessions(transaction, userId);
  });
}
