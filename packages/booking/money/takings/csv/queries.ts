import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { nameOf } from "../queries.ts";

/** Marks of the reception with money, for the file. */
export const selectMarks = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom(
      sql<{
        event_id: string;
        code: string;
        at: Date;
        method: string;
        paid: number;
        by_id: string;
      }>`(
        select session.event_id, reservation.code, mark.marked_at as at, mark.method, mark.paid, mark.made_by_id as by_id
        from unnest(${argument("eventIds")}::uuid[]) as chosen (id)
        cross join lateral (
          select id, event_id from event_session where event_session.event_id = chosen.id offset 0
        ) as session
        cross join lateral (
          select id, code from reservation where reservation.event_session_id = session.id offset 0
        ) as reservation
        cross join lateral (
          select marked_at, method, paid, made_by_id from check_in
          where check_in.reservation_id = reservation.id and check_in.paid > 0
            and not exists (select from check_in_undo where check_in_undo.undone_nonce = check_in.nonce) offset 0
        ) as mark
      )`.as("mark"),
    )
    .select([
      "mark.event_id",
      "mark.code",
      "mark.at",
      "mark.method",
      "mark.paid",
      nameOf("mark.by_id").as("by"),
    ])
    .orderBy("mark.at")
    .orderBy("mark.code"),
);

export type MarkRow = Awaited<ReturnType<typeof selectMarks>>[number];

export const selectOfDeleted = prepareQuery((db, argument: Argument<{ eventIds: string[] }>) =>
  db
    .selectFrom("money_of_deleted")
    .where(sql<boolean>`event_id = any(${argument("eventIds")}::uuid[])`)
    .select(["event_id", "owed", "cash", "qr", "card", "at"])
    .orderBy("at")
    .orderBy("id"),
);
