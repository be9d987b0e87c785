import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** A party without an account, by the address of its reservation. */
export const selectGuest = prepareQuery((db, argument: Argument<{ recipientId: string }>) =>
  db
    .selectFrom("message_recipient as recipient")
    .innerJoin("reservation", "reservation.id", "recipient.reservation_id")
    .where("recipient.id", "=", argument("recipientId"))
    .where("recipient.user_id", "is", null)
    .where("reservation.guest_email", "<>", "")
    .select("reservation.guest_email as email"),
);

/** Locks the person first, as everywhere, so that the address does not change until the bounce is noted. */
export const lockReader = prepareQuery((db, argument: Argument<{ recipientId: string }>) =>
  db
    .selectFrom("user")
    .innerJoin("message_recipient as recipient", "recipient.user_id", "user.id")
    .where("recipient.id", "=", argument("recipientId"))
    .select(["user.id", "user.email"])
    .forNoKeyUpdate("user"),
);

interface ReturnedMail {
  recipientId: string;
  reason: "bounced" | "returned";
  status: string;
  now: Date;
}

/** No row if it bounced before. A missing mailbox may be reported after another reason. */
export const noteReturn = prepareQuery((db, argument: Argument<ReturnedMail>) =>
  db
    .updateTable("message_recipient")
    .set({
      state: "failed",
      reason: argument("reason"),
      status: argument("status"),
      at: argument("now"),
    })
    .where("id", "=", argument("recipientId"))
    .where(
      sql<boolean>`(state = 'sent' or (state = 'failed' and reason = 'returned' and ${argument("reason")}::text = 'bounced'))`,
    )
    .returning("id"),
);

/** Only while it is still the person's address. */
export const noteBounced = prepareQuery(
  (db, argument: Argument<{ userId: string; email: string; now: Date }>) =>
    db
      .updateTable("profile")
      .set({ bounced_at: argument("now") })
      .where("user_id", "=", argument("userId"))
      .where("bounced_at", "is", null)
      .where(
        sql<boolean>`exists (
          select from "user" where "user".id = profile.user_id and "user".email = ${argument("email")}::text
        )`,
      )
      .returning("user_id"),
);

export const countSoftBounce = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .updateTable("profile")
    // Far beyond what anybody counts.
    .set({ soft_bounces: sql<number>`least(soft_bounces + 1, 1000)` })
    .where("user_id", "=", argument("userId"))
    .returning("user_id"),
);
