import type {
  NotificationChange,
  NotificationChoices,
} from "@takujo/contracts/account/notification";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { selectChoices, updateChoices } from "./queries.ts";

export async function readChoices(db: Database, userId: string): Promise<NotificationChoices> {
  const [row] = await selectChoices(db, { userId });
  if (!row) throw new DomainError("not-found");
  return {
    reminderMail: row.reminder_mail,
    waitlistMail: row.waitlist_mail,
    followMail: row.follow_mail,
    newsMail: row.news_mail,
    thanksMail: row.thanks_mail,
    reservationPush: row.reservation_push,
    offerPush: row.offer_push,
    reminderPush: row.reminder_push,
    followPush: row.follow_push,
    thanksPush: row.thanks_push,
    quietFrom: row.quiet_from,
    quietUntil: row.quiet_until,
    version: row.version,
    isNewsMailStopped: row.bounced_at !== null,
  };
}

export async function saveChoices(
  db: Database,
  userId: string,
  change: NotificationChange,
): Promise<NotificationChoices> {
  const [updated] = await updateChoices(db, { ...change, userId });
  if (!updated) throw new DomainError("changed-meanwhile");
  return readChoices(db, userId);
}
