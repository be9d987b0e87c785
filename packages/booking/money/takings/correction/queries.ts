import type { PaymentMethod } from "@takujo/contracts/booking/money/money-form";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { nameOf } from "../queries.ts";

export const selectCorrections = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom("money_correction as correction")
    .leftJoin("reservation", "reservation.id", "correction.reservation_id")
    .where(sql<boolean>`correction.event_id = any(${argument("eventIds")}::uuid[])`)
    .select([
      "correction.id",
      "correction.event_id",
      "correction.kind",
      "correction.owed",
      "correction.taken",
      "correction.method",
      "correction.rate",
      "correction.reason",
      "correction.at",
      nameOf("correction.made_by_id").as("by"),
      "reservation.id as reservation_id",
      "reservation.code",
      sql<string | null>`coalesce(nullif(reservation.name, ''), reservation.nickname)`.as("name"),
    ])
    .orderBy("correction.at")
    // The two rows of another method are from one moment.
    .orderBy("correction.taken")
    .orderBy("correction.id"),
);

export type CorrectionRow = Awaited<ReturnType<typeof selectCorrections>>[number];

/** Locks a party of the event, so that issuing a receipt for it waits. */
export const lockPartyOf = prepareQuery((db, argument: Argument<{ id: string; eventId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where("reservation.id", "=", argument("id"))
    .where("session.event_id", "=", argument("eventId"))
    .select("reservation.id")
    .forNoKeyUpdate("reservation"),
);

interface CorrectionValues {
  eventId: string;
  reservationId: string | null;
  kind: string;
  owed: number;
  taken: number;
  method: PaymentMethod;
  rate: number;
  reason: string;
  madeById: string;
  now: Date;
}

export const insertCorrection = prepareQuery((db, argument: Argument<CorrectionValues>) =>
  db
    .insertInto("money_correction")
    .values({
      event_id: argument("eventId"),
      reservation_id: argument("reservationId"),
      kind: argument("kind"),
      owed: argument("owed"),
      taken: argument("taken"),
      method: argument("method"),
      rate: argument("rate"),
      reason: argument("reason"),
      made_by_id: argument("madeById"),
      at: argument("now"),
    })
    .returning("id"),
);
