import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** Usable and used links of a party. Its reservation is locked before, so they do not change. */
export const selectLiveSeats = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("friend_seat")
    .selectAll()
    .where("reservation_id", "=", argument("reservationId"))
    .where("state", "in", ["open", "taken"])
    .orderBy("place"),
);

export const selectFriendPlaces = prepareQuery(
  (db, argument: Argument<{ reservationId: string }>) =>
    db
      .selectFrom("friend_seat")
      .where("reservation_id", "=", argument("reservationId"))
      .where("state", "=", "taken")
      .orderBy("place")
      .select("place"),
);

export const movePlace = prepareQuery((db, argument: Argument<{ id: string; place: number }>) =>
  db
    .updateTable("friend_seat")
    .set({ place: argument("place") })
    .where("id", "=", argument("id"))
    .returning("id"),
);

interface EndedPlaces {
  reservationId: string;
  /** Of the party from now on. */
  seats: number;
  places: number[];
  now: Date;
}

/** Nobody took them, so nobody is dropped. */
export const withdrawOpen = prepareQuery((db, argument: Argument<EndedPlaces>) =>
  db
    .updateTable("friend_seat")
    .set({ state: "withdrawn", ended_at: argument("now") })
    .where("reservation_id", "=", argument("reservationId"))
    .where("state", "=", "open")
    .where(
      sql<boolean>`(place >= ${argument("seats")}::integer or place = any(${argument("places")}::integer[]))`,
    )
    .returning("id"),
);
