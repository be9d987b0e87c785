import type { Discount, PriceKind } from "@takujo/contracts/booking/money/seat-price";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type RawBuilder, sql } from "kysely";

/** What seats of a session cost today. */
export const selectPriceList = prepareQuery((db, argument: Argument<{ sessionId: string }>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .where("session.id", "=", argument("sessionId"))
    .select([
      "event.id as event_id",
      "event.fee",
      "session.starts_at",
      sql<PriceKind[]>`event.prices`.as("kinds"),
    ]),
);

/** What a party owes if everybody comes. Needs `reservation` and `event` in the query. */
export const promisedYen: RawBuilder<number> = sql<number>`promised_yen(reservation.prices, reservation.seats, event.fee)`;

/** Discount of a party's code, per seat. */
export const discountOf = sql<Discount | null>`(
  select json_build_object('yen', yen, 'percent', percent) from price_code where price_code.id = reservation.price_code_id
)`;

/** Whether the mark was undone, possibly before it arrived. */
export const isUndone = sql<boolean>`exists (select 1 from check_in_undo where undone_nonce = check_in.nonce)`;

/** A mark counts if it had a seat and was not undone. Marks of a walk-in that was undone, and so sent away, do not. */
export const markCounts = sql<boolean>`check_in.has_seat and not ${isUndone} and not exists (
  select 1 from check_in as walk_in join check_in_undo on undone_nonce = walk_in.nonce
  where walk_in.reservation_id = check_in.reservation_id and walk_in.kind = 'walk-in'
)`;

/** Places of the party that are checked in by valid marks, as rows with a `place`. */
export const placesIn = sql`(
  select distinct place from check_in, unnest(check_in.people) place
  where check_in.reservation_id = reservation.id and ${markCounts} and place < reservation.seats
)`;

/** What the checked-in members owe. Call after any change of check-ins or prices of a party. */
export const recountOwed = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .updateTable("reservation")
    .from("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .set({
      owed: sql<number | null>`case when reservation.prices is not null then (
        select coalesce(sum(coalesce((reservation.prices -> place::integer ->> 'yen')::integer, event.fee)), 0)::integer
        from ${placesIn} as arrived
      ) end`,
    })
    .whereRef("session.id", "=", "reservation.event_session_id")
    .where("reservation.id", "=", argument("id"))
    .returning("reservation.owed"),
);
