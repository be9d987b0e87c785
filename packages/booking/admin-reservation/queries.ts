import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** Without a lock: tells which sessions to lock before the reservations, and of which events. */
export const selectPlaces = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .select([
      "reservation.id",
      "reservation.event_session_id",
      "reservation.user_id",
      "session.event_id",
    ])
    .where(sql<boolean>`reservation.id = any(${argument("ids")}::uuid[])`),
);

export const lockReservations = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  db
    .selectFrom("reservation")
    .selectAll()
    .where(sql<boolean>`id = any(${argument("ids")}::uuid[])`)
    .orderBy("id")
    .forUpdate(),
);

export const selectPersonByEmail = prepareQuery((db, argument: Argument<{ email: string }>) =>
  db.selectFrom("user").select("id").where("email", "=", argument("email")),
);

interface PartyValues {
  code: string;
  sessionId: string;
  userId: string | null;
  seats: number;
  name: string;
  kana: string;
  phone: string;
  nickname: string;
  note: string;
  /** As JSON. */
  prices: string;
  toldSchedule: number;
  now: Date;
}

export const insertParty = prepareQuery((db, argument: Argument<PartyValues>) =>
  db
    .insertInto("reservation")
    .values({
      code: argument("code"),
      event_session_id: argument("sessionId"),
      user_id: argument("userId"),
      state: "confirmed",
      seats: argument("seats"),
      name: argument("name"),
      kana: argument("kana"),
      phone: argument("phone"),
      nickname: argument("nickname"),
      note: argument("note"),
      prices: argument("prices"),
      told_schedule: argument("toldSchedule"),
      confirmed_at: argument("now"),
      created_at: argument("now"),
      updated_at: argument("now"),
    })
    .returningAll(),
);
