import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

const ofOwnSession = (column: "ipAddress" | "userAgent") =>
  sql<string | null>`case when "impersonatedBy" is null then ${sql.ref(column)} end`;

const isOwnInquiry = (userId: RawBuilder<string>) =>
  sql<boolean>`(contact_inquiry.user_id = ${userId} or lower(contact_inquiry.email) = (select email from "user" where id = ${userId}))`;

/**
 * All rows of a person by table name, in one snapshot. Only credentials are left out: tokens and passwords.
 * `export-person.test.ts` fails while a table with a foreign key to "user" is missing.
 */
export const selectRows = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db.selectNoFrom([
    jsonArrayFrom(
      db.selectFrom("user").selectAll("user").where("user.id", "=", argument("userId")),
    ).as("user"),
    jsonArrayFrom(
      db
        .selectFrom("session")
        .select([
          "id",
          "userId",
          "expiresAt",
          "impersonatedBy",
          "signInMethod",
          "createdAt",
          "updatedAt",
          // In an impersonated session these belong to the admin.
          ofOwnSession("ipAddress").as("ipAddress"),
          ofOwnSession("userAgent").as("userAgent"),
        ])
        .where("userId", "=", argument("userId"))
        .orderBy("createdAt")
        .orderBy("id"),
    ).as("session"),
    jsonArrayFrom(
      db
        .selectFrom("account")
        .select(["id", "accountId", "providerId", "userId", "scope", "createdAt", "updatedAt"])
        .where("userId", "=", argument("userId")),
    ).as("account"),
    jsonArrayFrom(
      db.selectFrom("passkey").selectAll("passkey").where("userId", "=", argument("userId")),
    ).as("passkey"),
    jsonArrayFrom(
      db.selectFrom("profile").selectAll("profile").where("user_id", "=", argument("userId")),
    ).as("profile"),
    jsonArrayFrom(
      db
        .selectFrom("profile_icon")
        .select([
          "id",
          "user_id",
          "created_at",
          sql<string>`translate(encode(bytes, 'base64'), E'\n', '')`.as("webp_base64"),
        ])
        .where("user_id", "=", argument("userId")),
    ).as("profile_icon"),
    jsonArrayFrom(
      db
        .selectFrom("address")
        .selectAll("address")
        .where("user_id", "=", argument("userId"))
        .orderBy("created_at")
        .orderBy("id"),
    ).as("address"),
    jsonArrayFrom(
      db
        .selectFrom("reservation")
        .selectAll("reservation")
        .where("user_id", "=", argument("userId"))
        .orderBy("created_at")
        .orderBy("id"),
    ).as("reservation"),
    // Places that the person took of others' parties; of their own parties, the links alone: names of friends are in the reservation.
    jsonArrayFrom(
      db
        .selectFrom("friend_seat")
        .innerJoin("reservation", "reservation.id", "friend_seat.reservation_id")
        .select([
          "friend_seat.id",
          "friend_seat.reservation_id",
          "friend_seat.place",
          "friend_seat.state",
          "friend_seat.message",
          "friend_seat.created_at",
          "friend_seat.taken_at",
          "friend_seat.ended_at",
        ])
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("friend_seat.created_at")
        .orderBy("friend_seat.reservation_id")
        .orderBy("friend_seat.number"),
    ).as("sent_friend_seat"),
    jsonArrayFrom(
      db
        .selectFrom("friend_seat")
        .select([
          "id",
          "place",
          "state",
          "nickname",
          "language",
          "shows_name",
          "sender_pays",
          "taken_at",
        ])
        .where("user_id", "=", argument("userId"))
        .orderBy("created_at")
        .orderBy("id"),
    ).as("friend_seat"),
    // Without whoever of the house decided.
    jsonArrayFrom(
      db
        .selectFrom("table_proposal")
        .select([
          "id",
          "event_id",
          "board_game_id",
          "title",
          "brings",
          "teaches",
          "audience",
          "language",
          "starts_at",
          "ends_at",
          "seats",
          "min_players",
          "note",
          "shows_name",
          "state",
          "answer",
          "created_at",
          "decided_at",
        ])
        .where("user_id", "=", argument("userId"))
        .orderBy("created_at")
        .orderBy("id"),
    ).as("table_proposal"),
    jsonArrayFrom(
      db
        .selectFrom("game_interest")
        .selectAll("game_interest")
        .where("user_id", "=", argument("userId"))
        .orderBy("created_at")
        .orderBy("id"),
    ).as("game_interest"),
    jsonArrayFrom(
      db
        .selectFrom("reservation_transition")
        .innerJoin("reservation", "reservation.id", "reservation_transition.reservation_id")
        .selectAll("reservation_transition")
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("reservation_transition.id"),
    ).as("reservation_transition"),
    jsonArrayFrom(
      db
        .selectFrom("message_recipient")
        .selectAll("message_recipient")
        .where("user_id", "=", argument("userId"))
        .orderBy("at")
        .orderBy("id"),
    ).as("message_recipient"),
    // Without the helper who checked them in, who is another person.
    jsonArrayFrom(
      db
        .selectFrom("check_in")
        .innerJoin("reservation", "reservation.id", "check_in.reservation_id")
        .select([
          "check_in.id",
          "check_in.reservation_id",
          "check_in.people",
          "check_in.paid",
          "check_in.at",
        ])
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("check_in.id"),
    ).as("check_in"),
    // Boxes that were lent to them; without who lent them.
    jsonArrayFrom(
      db
        .selectFrom("game_loan as loan")
        .innerJoin("reservation", "reservation.id", "loan.reservation_id")
        .innerJoin("game_copy as copy", "copy.id", "loan.copy_id")
        .select(["loan.reservation_id", "copy.number", "loan.lent_at", "loan.returned_at"])
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("loan.lent_at")
        .orderBy("loan.nonce"),
    ).as("game_loan"),
    jsonArrayFrom(
      db
        .selectFrom("price_mark as mark")
        .innerJoin("reservation", "reservation.id", "mark.reservation_id")
        .select(["mark.reservation_id", "mark.place", "mark.kind", "mark.at"])
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("mark.at")
        .orderBy("mark.nonce"),
    ).as("price_mark"),
    // Without the reasons, which are the organizer's own, and who sold or gave it.
    jsonArrayFrom(
      db
        .selectFrom("pass")
        .innerJoin("pass_kind as kind", "kind.id", "pass.kind_id")
        .select([
          "pass.id",
          "kind.name_ja",
          "kind.visits",
          "pass.award",
          "pass.valid_until",
          "pass.made_at",
          "pass.ended_at",
        ])
        .where("pass.user_id", "=", argument("userId"))
        .orderBy("pass.made_at")
        .orderBy("pass.id"),
    ).as("pass"),
    // Without the reason, which is the organizer's own, and who made it.
    jsonArrayFrom(
      db
        .selectFrom("money_correction as correction")
        .innerJoin("reservation", "reservation.id", "correction.reservation_id")
        .select([
          "correction.id",
          "correction.reservation_id",
          "correction.kind",
          "correction.owed",
          "correction.taken",
          "correction.method",
          "correction.at",
        ])
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("correction.at")
        .orderBy("correction.id"),
    ).as("money_correction"),
    jsonArrayFrom(
      db
        .selectFrom("receipt")
        .innerJoin("reservation", "reservation.id", "receipt.reservation_id")
        .select([
          "receipt.id",
          "receipt.reservation_id",
          "receipt.year",
          "receipt.number",
          "receipt.copy",
          "receipt.standard",
          "receipt.reduced",
          "receipt.addressee",
          "receipt.purpose",
          "receipt.document",
          "receipt.issued_at",
        ])
        .where("reservation.user_id", "=", argument("userId"))
        .orderBy("receipt.issued_at")
        .orderBy("receipt.id"),
    ).as("receipt"),
    // Without the admin who granted the right, who is another person.
    jsonArrayFrom(
      db
        .selectFrom("reception_helper")
        .select(["event_id", "user_id", "granted_at"])
        .where("user_id", "=", argument("userId"))
        .orderBy("granted_at"),
    ).as("reception_helper"),
    jsonArrayFrom(
      db
        .selectFrom("staff_member")
        .select(["user_id", "roles", "event_ids", "granted_at"])
        .where("user_id", "=", argument("userId")),
    ).as("staff_member"),
    jsonArrayFrom(
      db
        .selectFrom("follow")
        .selectAll("follow")
        .where("user_id", "=", argument("userId"))
        .orderBy("made_at")
        .orderBy("subject_id"),
    ).as("follow"),
    jsonArrayFrom(
      db
        .selectFrom("visit_record")
        .selectAll("visit_record")
        .where("user_id", "=", argument("userId"))
        .orderBy("made_at")
        .orderBy("event_session_id"),
    ).as("visit_record"),
    jsonArrayFrom(
      db
        .selectFrom("play")
        .selectAll("play")
        .where("user_id", "=", argument("userId"))
        .orderBy("made_at")
        .orderBy("board_game_id"),
    ).as("play"),
    // Who decided about it is not the person's.
    jsonArrayFrom(
      db
        .selectFrom("event_photo")
        .select(["image_id", "event_id", "user_id", "state", "caption", "consent_at"])
        .where("user_id", "=", argument("userId"))
        .orderBy("consent_at")
        .orderBy("image_id"),
    ).as("event_photo"),
    jsonArrayFrom(
      db
        .selectFrom("event_photo_objection")
        .selectAll("event_photo_objection")
        .where("user_id", "=", argument("userId"))
        .orderBy("at")
        .orderBy("image_id"),
    ).as("event_photo_objection"),
    jsonArrayFrom(
      db
        .selectFrom("event_notice")
        .select(["event_id", "user_id", "state", "at"])
        .where("user_id", "=", argument("userId"))
        .orderBy("at")
        .orderBy("event_id"),
    ).as("event_notice"),
    // Without what lets somebody send pushes to it.
    jsonArrayFrom(
      db
        .selectFrom("push_device")
        .select(["id", "user_id", "session_id", "made_at"])
        .where("user_id", "=", argument("userId"))
        .orderBy("made_at"),
    ).as("push_device"),
    // Without what makes its address.
    jsonArrayFrom(
      db
        .selectFrom("calendar_feed")
        .select(["user_id", "made_at"])
        .where("user_id", "=", argument("userId")),
    ).as("calendar_feed"),
    jsonArrayFrom(
      db
        .selectFrom("email_change_link")
        .select(["user_id", "step", "old_email", "new_email", "expires_at", "used_at"])
        .where("user_id", "=", argument("userId"))
        .orderBy("expires_at"),
    ).as("email_change_link"),
    // Includes inquiries from before the account existed: the address is verified.
    jsonArrayFrom(
      db
        .selectFrom("contact_inquiry")
        // Without the assignee, who is another person.
        .select([
          "id",
          "receipt",
          "category",
          "name",
          "email",
          "reservation_code",
          "body",
          "locale",
          "reply_locale",
          "state",
          "created_at",
          "updated_at",
          "user_id",
        ])
        .where(isOwnInquiry(argument("userId")))
        .orderBy("created_at")
        .orderBy("id"),
    ).as("contact_inquiry"),
    // Replies and the person's own answers; notes are internal.
    jsonArrayFrom(
      db
        .selectFrom("inquiry_message")
        .innerJoin("contact_inquiry", "contact_inquiry.id", "inquiry_message.inquiry_id")
        .select([
          "inquiry_message.id",
          "inquiry_message.inquiry_id",
          "inquiry_message.kind",
          "inquiry_message.body",
          "inquiry_message.at",
        ])
        .where("inquiry_message.kind", "in", ["reply", "answer"])
        .where(isOwnInquiry(argument("userId")))
        .orderBy("inquiry_message.at")
        .orderBy("inquiry_message.id"),
    ).as("inquiry_message"),
  ]),
);
