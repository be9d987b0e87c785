import type { SeatPrice } from "@takujo/contracts/booking/money/seat-price";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import {
  addedByCorrections,
  discountOf,
  isUndone,
  markCounts,
  placesIn,
} from "../../../money/index.ts";

/** The session is not locked: arriving takes no seats beyond those already held. */
export const lockParty = prepareQuery((db, argument: Argument<{ id: string; eventId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .select([
      "reservation.id",
      "reservation.state",
      "reservation.seats",
      "reservation.arrived",
      "reservation.event_session_id",
      sql<SeatPrice[] | null>`reservation.prices`.as("prices"),
      discountOf.as("discount"),
      sql<number>`promised_yen(
        reservation.prices, reservation.seats, (select fee from event where event.id = session.event_id)
      )`.as("sum"),
      addedByCorrections("reservation.id").as("correction"),
    ])
    .where("reservation.id", "=", argument("id"))
    .where("session.event_id", "=", argument("eventId"))
    .forNoKeyUpdate("reservation"),
);

export const selectMark = prepareQuery((db, argument: Argument<{ nonce: string }>) =>
  db
    .selectFrom("check_in")
    .innerJoin("reservation", "reservation.id", "check_in.reservation_id")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("check_in.nonce", "=", argument("nonce"))
    .select([
      "check_in.reservation_id",
      "check_in.kind",
      "check_in.people",
      "session.event_id",
      "session.id as session_id",
    ]),
);

interface MarkValues {
  reservationId: string;
  kind: string;
  people: number[];
  paid: number;
  method: string;
  hasSeat: boolean;
  device: string;
  markedAt: string;
  madeById: string;
  nonce: string;
  now: Date;
}

/** Returns no row if the nonce is already used. */
export const insertMark = prepareQuery((db, argument: Argument<MarkValues>) =>
  db
    .insertInto("check_in")
    .values({
      reservation_id: argument("reservationId"),
      kind: argument("kind"),
      people: argument("people"),
      paid: argument("paid"),
      method: argument("method"),
      has_seat: argument("hasSeat"),
      device: argument("device"),
      marked_at: argument("markedAt"),
      at: argument("now"),
      made_by_id: argument("madeById"),
      nonce: argument("nonce"),
    })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .returning("id"),
);

/** From all valid marks: who has arrived, what was paid, and who appears in more than one mark. */
export const selectUnion = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("reservation")
    .where("reservation.id", "=", argument("reservationId"))
    .select([
      "reservation.id",
      "reservation.state",
      "reservation.seats",
      sql<number[]>`array(select place from ${placesIn} as arrived order by place)`.as("people"),
      sql<number[]>`array(
        select place from check_in, unnest(check_in.people) place
        where check_in.reservation_id = reservation.id and ${markCounts}
        group by place having count(*) > 1
      )`.as("twice"),
      sql<number>`(
        select coalesce(sum(check_in.paid), 0)::integer from check_in
        where check_in.reservation_id = reservation.id and not ${isUndone}
      )`.as("paid"),
    ]),
);

/** The version stays: nothing changes for the person or their calendar. */
export const updateArrived = prepareQuery(
  (db, argument: Argument<{ id: string; arrived: number; state: string; now: Date }>) =>
    db
      .updateTable("reservation")
      .set({
        state: argument("state"),
        arrived: argument("arrived"),
        updated_at: argument("now"),
      })
      .where("id", "=", argument("id"))
      .returning("id"),
);

interface WalkInValues {
  id: string;
  code: string;
  sessionId: string;
  state: string;
  seats: number;
  name: string;
  nickname: string;
  /** As JSON. */
  prices: string;
  toldSchedule: number;
  now: Date;
}

export const insertWalkIn = prepareQuery((db, argument: Argument<WalkInValues>) =>
  db
    .insertInto("reservation")
    .values({
      id: argument("id"),
      code: argument("code"),
      event_session_id: argument("sessionId"),
      state: argument("state"),
      seats: argument("seats"),
      name: argument("name"),
      nickname: argument("nickname"),
      prices: argument("prices"),
      told_schedule: argument("toldSchedule"),
      confirmed_at: argument("now"),
      created_at: argument("now"),
      updated_at: argument("now"),
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id"),
);

interface PriceMarkValues {
  nonce: string;
  reservationId: string;
  place: number;
  kind: string;
  device: string;
  markedAt: string;
  madeById: string;
  now: Date;
}

/** Returns no row if the nonce is already used. */
export const insertPriceMark = prepareQuery((db, argument: Argument<PriceMarkValues>) =>
  db
    .insertInto("price_mark")
    .values({
      nonce: argument("nonce"),
      reservation_id: argument("reservationId"),
      place: argument("place"),
      kind: argument("kind"),
      device: argument("device"),
      marked_at: argument("markedAt"),
      made_by_id: argument("madeById"),
      at: argument("now"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce"),
);

/** The mark that counts for a place. */
export const selectLastPriceMark = prepareQuery(
  (db, argument: Argument<{ reservationId: string; place: number }>) =>
    db
      .selectFrom("price_mark")
      .where("reservation_id", "=", argument("reservationId"))
      .where("place", "=", argument("place"))
      .select(["nonce", "kind"])
      .orderBy("marked_at", "desc")
      .orderBy("nonce", "desc")
      .limit(1),
);

/** The version stays: the reception corrects prices in the party's presence. */
export const updatePrices = prepareQuery((db, argument: Argument<{ id: string; prices: string }>) =>
  db
    .updateTable("reservation")
    .set({ prices: argument("prices") })
    .where("id", "=", argument("id"))
    .returning("id"),
);

interface UndoValues {
  nonce: string;
  of: string;
  eventId: string;
  device: string;
  markedAt: string;
  madeById: string;
  now: Date;
}

export const insertUndo = prepareQuery((db, argument: Argument<UndoValues>) =>
  db
    .insertInto("check_in_undo")
    .values({
      nonce: argument("nonce"),
      undone_nonce: argument("of"),
      event_id: argument("eventId"),
      device: argument("device"),
      marked_at: argument("markedAt"),
      made_by_id: argument("madeById"),
      at: argument("now"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("nonce"),
);

export const noteSeen = prepareQuery(
  (db, argument: Argument<{ nonce: string; seenById: string; now: Date }>) =>
    db
      .updateTable("check_in")
      .set({ seen_at: argument("now"), seen_by_id: argument("seenById") })
      .where("nonce", "=", argument("nonce"))
      .where("seen_at", "is", null)
      .returning("id"),
);
