import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";
import { sql } from "kysely";
import { reservationsWithTexts } from "../reserved-event/index.ts";

export const selectParty = prepareQuery(
  (db, argument: Argument<{ code: string; locale: Locale }>) =>
    reservationsWithTexts(db, argument("locale"))
      .where("reservation.code", "=", argument("code"))
      .select((eb) => [
        "reservation.id",
        "reservation.code",
        "reservation.state",
        "reservation.seats",
        "reservation.arrived",
        "reservation.name",
        "reservation.kana",
        "reservation.phone",
        "reservation.nickname",
        "reservation.guests",
        "reservation.note",
        "event.slug as event_slug",
        "event.state as event_state",
        "event.fee",
        eb.fn.coalesce("wanted.title", "ja.title").as("title"),
        eb.fn.coalesce("wanted.locale", "ja.locale").as("title_locale"),
        eb.fn.coalesce("session_wanted.name", "session_ja.name").as("session_name"),
        "session.letter",
        "session.starts_at",
        "session.ends_at",
        "session.called_off",
      ]),
);

export type PartyRow = Awaited<ReturnType<typeof selectParty>>[number];

export const selectArrivals = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("check_in")
    .leftJoin("user", "user.id", "check_in.made_by_id")
    .leftJoin("profile", "profile.user_id", "user.id")
    .where("check_in.reservation_id", "=", argument("reservationId"))
    .select([
      "check_in.at",
      "check_in.seats",
      sql<string | null>`coalesce(nullif("user".name, ''), '@' || profile.handle)`.as("by"),
    ])
    .orderBy("check_in.id"),
);

export type ArrivalRow = Awaited<ReturnType<typeof selectArrivals>>[number];

/** The session is left alone: whoever has seats keeps them by coming. */
export const lockParty = prepareQuery((db, argument: Argument<{ code: string }>) =>
  db
    .selectFrom("reservation")
    .select(["id", "state", "seats", "arrived"])
    .where("code", "=", argument("code"))
    .forNoKeyUpdate(),
);

export const selectMark = prepareQuery((db, argument: Argument<{ nonce: string }>) =>
  db
    .selectFrom("check_in")
    .select(["reservation_id", "seats"])
    .where("nonce", "=", argument("nonce")),
);

interface MarkValues {
  reservationId: string;
  seats: number;
  madeById: string;
  nonce: string;
  now: Date;
}

/** Nothing where the nonce marks something already. */
export const insertMark = prepareQuery((db, argument: Argument<MarkValues>) =>
  db
    .insertInto("check_in")
    .values({
      reservation_id: argument("reservationId"),
      seats: argument("seats"),
      at: argument("now"),
      made_by_id: argument("madeById"),
      nonce: argument("nonce"),
    })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("id"),
);

/** The version stays: nothing that the person or their calendar knows is changed. */
export const markArrived = prepareQuery(
  (db, argument: Argument<{ id: string; seats: number; now: Date }>) =>
    db
      .updateTable("reservation")
      .set({
        state: "attended",
        arrived: sql`arrived + ${argument("seats")}::smallint`,
        updated_at: argument("now"),
      })
      .where("id", "=", argument("id"))
      .returning(["id", "state", "seats", "arrived"]),
);
