import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { nameOf } from "../queries.ts";

const closingColumns = [
  "id",
  "event_id",
  "owed",
  "unpaid",
  "recorded_cash",
  "recorded_qr",
  "recorded_card",
  "counted_cash",
  "counted_qr",
  "counted_card",
  "change_fund",
  "coins",
  "reason",
  "closed_at",
  "reopened_at",
  "reopen_reason",
] as const;

/** All closings of the events, reopened ones included; the last first. */
export const selectClosings = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom("money_closing")
    .where(sql<boolean>`event_id = any(${argument("eventIds")}::uuid[])`)
    .select([
      ...closingColumns,
      nameOf("money_closing.closed_by_id").as("closed_by"),
      nameOf("money_closing.reopened_by_id").as("reopened_by"),
    ])
    .orderBy("closed_at", "desc")
    .orderBy("id"),
);

export type ClosingRow = Awaited<ReturnType<typeof selectClosings>>[number];

/** No row while the takings are open. */
export const selectClosedAt = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("money_closing")
    .where("event_id", "=", argument("eventId"))
    .where("reopened_at", "is", null)
    .select("closed_at"),
);

interface ClosingValues {
  eventId: string;
  owed: number;
  unpaid: number;
  recordedCash: number;
  recordedQr: number;
  recordedCard: number;
  countedCash: number;
  countedQr: number;
  countedCard: number;
  changeFund: number;
  /** As JSON. */
  coins: string | null;
  reason: string;
  closedById: string;
  now: Date;
}

export const insertClosing = prepareQuery((db, argument: Argument<ClosingValues>) =>
  db
    .insertInto("money_closing")
    .values({
      event_id: argument("eventId"),
      owed: argument("owed"),
      unpaid: argument("unpaid"),
      recorded_cash: argument("recordedCash"),
      recorded_qr: argument("recordedQr"),
      recorded_card: argument("recordedCard"),
      counted_cash: argument("countedCash"),
      counted_qr: argument("countedQr"),
      counted_card: argument("countedCard"),
      change_fund: argument("changeFund"),
      coins: argument("coins"),
      reason: argument("reason"),
      closed_by_id: argument("closedById"),
      closed_at: argument("now"),
    })
    .returning("id"),
);

export const reopenClosing = prepareQuery(
  (db, argument: Argument<{ eventId: string; reason: string; actorId: string; now: Date }>) =>
    db
      .updateTable("money_closing")
      .set({
        reopened_at: argument("now"),
        reopened_by_id: argument("actorId"),
        reopen_reason: argument("reason"),
      })
      .where("event_id", "=", argument("eventId"))
      .where("reopened_at", "is", null)
      .returning("id"),
);
