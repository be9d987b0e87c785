import type { Locale } from "@takujo/contracts/locale";
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

/** A party with the same address and any place in this session. */
export const selectGuestPresence = prepareQuery(
  (db, argument: Argument<{ sessionId: string; guestEmail: string }>) =>
    db
      .selectFrom("reservation")
      .select("state")
      .where("event_session_id", "=", argument("sessionId"))
      .where("guest_email", "<>", "")
      .where("guest_email", "=", argument("guestEmail"))
      .where("state", "in", ["confirmed", "attended", "waiting", "offered"]),
);

interface PartyValues {
  code: string;
  sessionId: string;
  userId: string | null;
  guestEmail: string;
  guestLocale: Locale;
  seats: number;
  /** As JSON. */
  guests: string;
  name: string;
  kana: string;
  phone: string;
  nickname: string;
  note: string;
  toldSchedule: number;
  now: Date;
}

interface SeatedPartyValues extends PartyValues {
  /** As JSON. */
  prices: string;
  priceCodeId: string | null;
}

const partyColumns = (argument: Argument<PartyValues>) => ({
  code: argument("code"),
  event_session_id: argument("sessionId"),
  user_id: argument("userId"),
  guest_email: argument("guestEmail"),
  guest_locale: argument("guestLocale"),
  seats: argument("seats"),
  name: argument("name"),
  kana: argument("kana"),
  phone: argument("phone"),
  nickname: argument("nickname"),
  note: argument("note"),
  guests: argument("guests"),
  told_schedule: argument("toldSchedule"),
  created_at: argument("now"),
  updated_at: argument("now"),
});

export const insertParty = prepareQuery((db, argument: Argument<SeatedPartyValues>) =>
  db
    .insertInto("reservation")
    .values({
      ...partyColumns(argument),
      state: "confirmed",
      prices: argument("prices"),
      price_code_id: argument("priceCodeId"),
      confirmed_at: argument("now"),
    })
    .returningAll(),
);

export const insertWaitingParty = prepareQuery(
  (db, argument: Argument<PartyValues & { minSeats: number }>) =>
    db
      .insertInto("reservation")
      .values({
        ...partyColumns(argument as unknown as Argument<PartyValues>),
        state: "waiting",
        wanted_seats: argument("seats"),
        min_seats: argument("minSeats"),
        queue_number: sql`nextval('reservation_queue_number')`,
      })
      .returningAll(),
);
