import type { NotificationChange } from "@takujo/contracts/account/notification";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const selectChoices = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("profile")
    .where("user_id", "=", argument("userId"))
    .select([
      "reminder_mail",
      "waitlist_mail",
      "follow_mail",
      "news_mail",
      "thanks_mail",
      "reservation_push",
      "offer_push",
      "reminder_push",
      "follow_push",
      "thanks_push",
      "quiet_from",
      "quiet_until",
      "version",
      "bounced_at",
    ]),
);

/** Returns no row if the profile has changed since it was read. */
export const updateChoices = prepareQuery(
  (db, argument: Argument<NotificationChange & { userId: string }>) =>
    db
      .updateTable("profile")
      .set({
        reminder_mail: argument("reminderMail"),
        waitlist_mail: argument("waitlistMail"),
        follow_mail: argument("followMail"),
        news_mail: argument("newsMail"),
        news_mail_at: sql`case when news_mail = ${argument("newsMail")}::boolean then news_mail_at else now() end`,
        thanks_mail: argument("thanksMail"),
        reservation_push: argument("reservationPush"),
        offer_push: argument("offerPush"),
        reminder_push: argument("reminderPush"),
        follow_push: argument("followPush"),
        thanks_push: argument("thanksPush"),
        quiet_from: argument("quietFrom"),
        quiet_until: argument("quietUntil"),
        version: sql`version + 1`,
        updated_at: sql`now()`,
      })
      .where("user_id", "=", argument("userId"))
      .where("version", "=", argument("version"))
      .returning("version"),
);

/** Invalidates forms read before, so that they do not switch mails on again. */
export const switchOffFollow = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .updateTable("profile")
    .set({ follow_mail: false, version: sql`version + 1`, updated_at: sql`now()` })
    .where("user_id", "=", argument("userId"))
    .where("follow_mail", "=", true)
    .returning("user_id"),
);
