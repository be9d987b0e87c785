import type { Database } from "@takujo/runtime/database/database";
import type { RawBuilder } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

/** Rows about reservations, brought games, loans and payments. */
export const bookingRows = (db: Database, userId: RawBuilder<string>) => [
  jsonArrayFrom(
    db
      .selectFrom("reservation")
      .selectAll("reservation")
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id"),
  ).as("reservation"),
  // Places that the person took in others' parties. Of their own parties only the links: names of friends are in the
  // reservation.
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
      .where("reservation.user_id", "=", userId)
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
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id"),
  ).as("friend_seat"),
  // Without the organizer who decided.
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
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id"),
  ).as("table_proposal"),
  jsonArrayFrom(
    db
      .selectFrom("game_interest")
      .selectAll("game_interest")
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id"),
  ).as("game_interest"),
  jsonArrayFrom(
    db
      .selectFrom("reservation_transition")
      .innerJoin("reservation", "reservation.id", "reservation_transition.reservation_id")
      .selectAll("reservation_transition")
      .where("reservation.user_id", "=", userId)
      .orderBy("reservation_transition.id"),
  ).as("reservation_transition"),
  jsonArrayFrom(
    db
      .selectFrom("message_recipient")
      .selectAll("message_recipient")
      .where("user_id", "=", userId)
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
      .where("reservation.user_id", "=", userId)
      .orderBy("check_in.id"),
  ).as("check_in"),
  // Boxes lent to the person, without the lender.
  jsonArrayFrom(
    db
      .selectFrom("game_loan as loan")
      .innerJoin("reservation", "reservation.id", "loan.reservation_id")
      .innerJoin("game_copy as copy", "copy.id", "loan.copy_id")
      .select(["loan.reservation_id", "copy.number", "loan.lent_at", "loan.returned_at"])
      .where("reservation.user_id", "=", userId)
      .orderBy("loan.lent_at")
      .orderBy("loan.nonce"),
  ).as("game_loan"),
  jsonArrayFrom(
    db
      .selectFrom("price_mark as mark")
      .innerJoin("reservation", "reservation.id", "mark.reservation_id")
      .select(["mark.reservation_id", "mark.place", "mark.kind", "mark.at"])
      .where("reservation.user_id", "=", userId)
      .orderBy("mark.at")
      .orderBy("mark.nonce"),
  ).as("price_mark"),
  // Without the reasons, which are the organizer's own, and without the seller.
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
      .where("pass.user_id", "=", userId)
      .orderBy("pass.made_at")
      .orderBy("pass.id"),
  ).as("pass"),
  // Without the reason, which is the organizer's own, and without its author.
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
      .where("reservation.user_id", "=", userId)
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
      .where("reservation.user_id", "=", userId)
      .orderBy("receipt.issued_at")
      .orderBy("receipt.id"),
  ).as("receipt"),
];
