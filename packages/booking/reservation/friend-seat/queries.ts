import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { markCounts } from "../../money/index.ts";

/** Without a lock, to know which party to lock first. */
export const selectSeat = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("friend_seat").selectAll().where("id", "=", argument("id")),
);

export type SeatRow = Awaited<ReturnType<typeof selectSeat>>[number];

/**
 * Serializes changes to the places of a party; nothing is locked after it. The session is not locked, because the party
 * already has its seats.
 */
export const lockParty = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.id", "=", argument("id"))
    .select([
      "reservation.id",
      "reservation.user_id",
      "reservation.state",
      "reservation.seats",
      "reservation.guests",
      "session.starts_at",
      "session.ends_at",
    ])
    .forNoKeyUpdate("reservation"),
);

export type PartyRow = Awaited<ReturnType<typeof lockParty>>[number];

export const selectSeatsOfParty = prepareQuery(
  (db, argument: Argument<{ reservationId: string }>) =>
    db
      .selectFrom("friend_seat")
      .selectAll()
      .where("reservation_id", "=", argument("reservationId"))
      .orderBy("number"),
);

interface NewSeat {
  reservationId: string;
  place: number;
  number: number;
  message: string;
  senderPays: boolean;
  expiresAt: Date;
  now: Date;
}

export const insertSeat = prepareQuery((db, argument: Argument<NewSeat>) =>
  db
    .insertInto("friend_seat")
    .values({
      reservation_id: argument("reservationId"),
      place: argument("place"),
      number: argument("number"),
      message: argument("message"),
      sender_pays: argument("senderPays"),
      expires_at: argument("expiresAt"),
      created_at: argument("now"),
    })
    .returningAll(),
);

interface SeatClaim {
  id: string;
  userId: string | null;
  nickname: string;
  language: string;
  email: string;
  locale: string;
  now: Date;
}

/** A row only for the first use of a link that has not ended. */
export const claimSeat = prepareQuery((db, argument: Argument<SeatClaim>) =>
  db
    .updateTable("friend_seat")
    .set({
      state: "taken",
      user_id: argument("userId"),
      nickname: argument("nickname"),
      language: argument("language"),
      email: argument("email"),
      locale: argument("locale"),
      taken_at: argument("now"),
    })
    .where("id", "=", argument("id"))
    .where("state", "=", "open")
    .where("expires_at", ">", argument("now"))
    .returningAll(),
);

interface Ending {
  id: string;
  state: "declined" | "returned" | "withdrawn";
  now: Date;
}

/** Clears the former owner, unless they still have to be told. */
export const endSeat = prepareQuery((db, argument: Argument<Ending>) => {
  const kept = <Value>(column: string, empty: string) =>
    sql<Value>`case when ${argument("state")}::text = 'withdrawn' then ${sql.ref(column)} else ${sql.raw(empty)} end`;
  return db
    .updateTable("friend_seat")
    .set({
      state: argument("state"),
      ended_at: argument("now"),
      user_id: kept<string | null>("user_id", "null"),
      nickname: kept<string>("nickname", "''"),
      email: kept<string>("email", "''"),
      shows_name: false,
    })
    .where("id", "=", argument("id"))
    .where("state", "in", ["open", "taken"])
    .returningAll();
});

/** Clears the former owner once they have been told. */
export const forgetFriend = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .updateTable("friend_seat")
    .set({ user_id: null, nickname: "", email: "" })
    .where("id", "=", argument("id"))
    .where("state", "=", "withdrawn")
    .returning("id"),
);

/** Whether this place is checked in. */
export const selectArrival = prepareQuery(
  (db, argument: Argument<{ reservationId: string; place: number }>) =>
    db
      .selectFrom("check_in")
      .where("reservation_id", "=", argument("reservationId"))
      .where(sql<boolean>`${argument("place")}::smallint = any(people)`)
      .where(markCounts)
      .select("id")
      .limit(1),
);

/** Name of the party's holder. */
export const selectSender = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .leftJoin("profile", "profile.user_id", "reservation.user_id")
    .where("reservation.id", "=", argument("id"))
    .select(
      sql<string>`coalesce(nullif(reservation.nickname, ''), '@' || profile.handle, reservation.name)`.as(
        "sender",
      ),
    ),
);

export const selectOwnSeats = prepareQuery(
  (db, argument: Argument<{ userId: string; since: Date }>) =>
    db
      .selectFrom("friend_seat as seat")
      .innerJoin("reservation", "reservation.id", "seat.reservation_id")
      .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
      .where("seat.user_id", "=", argument("userId"))
      .where("seat.state", "=", "taken")
      .where("session.ends_at", ">", argument("since"))
      .orderBy("session.starts_at")
      .limit(100)
      .select("seat.id"),
);

export const selectMailedSeat = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("friend_seat as seat")
    .leftJoin("user", "user.id", "seat.user_id")
    .where("seat.id", "=", argument("id"))
    .selectAll("seat")
    .select([
      sql<string>`coalesce("user".email, seat.email)`.as("address"),
      sql<string>`coalesce("user".locale, seat.locale)`.as("mail_locale"),
    ]),
);

/** Places of a person's upcoming parties that friends took, the next first. */
export const selectSeatsOfHolder = prepareQuery(
  (db, argument: Argument<{ userId: string; now: Date }>) =>
    db
      .selectFrom("reservation")
      .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
      .innerJoin("friend_seat as seat", "seat.reservation_id", "reservation.id")
      .where("reservation.user_id", "=", argument("userId"))
      .where("reservation.state", "=", "confirmed")
      .where("session.ends_at", ">", argument("now"))
      .where("seat.state", "=", "taken")
      .orderBy("session.starts_at")
      .orderBy("seat.id")
      .limit(500)
      .select("seat.id"),
);
