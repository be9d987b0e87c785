import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { hasMail } from "../reserved-event/index.ts";

interface InsertedLine {
  id: string;
  reservation_id: string;
  /** How the party is told of it; null if it is not. */
  way: "mail" | "telephone" | null;
}

/**
 * `entries` is JSON, because their number varies. Parties with an address get a mail, others a call if `is_called`, which
 * replaces an earlier one that nobody made yet. A message stands beside other calls, until the party comes no more.
 */
export const insertTransitions = prepareQuery(
  (db, argument: Argument<{ entries: string; now: Date }>) => {
    const statement = sql<InsertedLine>`
      with entry as materialized (
        select entry.*, ${hasMail} as has_mail
        from json_to_recordset(${argument("entries")}::json) as entry (
          reservation_id uuid, cause text, state text, seats smallint, made_by text, detail jsonb, notice text, is_called boolean
        )
        join reservation on reservation.id = entry.reservation_id
      ), line as (
        insert into reservation_transition (reservation_id, at, cause, state, seats, made_by, detail)
        select reservation_id, ${argument("now")}::timestamptz, cause, state, seats, made_by, detail from entry
        returning id, reservation_id
      ), replaced as (
        update reservation_notice set dropped_at = ${argument("now")}::timestamptz
        from entry
        where reservation_notice.reservation_id = entry.reservation_id and entry.notice is not null
          and way = 'telephone' and told_at is null and dropped_at is null and entry.notice <> 'message'
          and (reservation_notice.kind <> 'message' or entry.state in ('cancelled', 'called-off'))
      ), notice as (
        insert into reservation_notice (transition_id, reservation_id, kind, way, created_at)
        select line.id, line.reservation_id, entry.notice,
          case when entry.has_mail and entry.notice <> 'message' then 'mail' else 'telephone' end, ${argument("now")}::timestamptz
        from line join entry using (reservation_id)
        where entry.notice is not null and (entry.has_mail or entry.is_called)
        returning transition_id, way
      )
      select line.id, line.reservation_id, notice.way
      from line left join notice on notice.transition_id = line.id`;
    return { compile: () => statement.compile(db) };
  },
);

/** Notes what became of a mail: the mail server took it, or it was not sent. */
export const noteMail = prepareQuery(
  (db, argument: Argument<{ transitionId: string; isSent: boolean; now: Date }>) =>
    db
      .updateTable("reservation_notice")
      .set({
        told_at: sql<Date | null>`case when ${argument("isSent")}::boolean then ${argument("now")}::timestamptz end`,
        dropped_at: sql<Date | null>`case when not ${argument("isSent")}::boolean then ${argument("now")}::timestamptz end`,
      })
      .where("transition_id", "=", argument("transitionId"))
      .where("way", "=", "mail")
      .where("told_at", "is", null)
      .returning("transition_id"),
);

/** Calls that need not be made any more. */
export const dropCalls = prepareQuery(
  (db, argument: Argument<{ reservationId: string; now: Date }>) =>
    db
      .updateTable("reservation_notice")
      .set({ dropped_at: argument("now") })
      .where("reservation_id", "=", argument("reservationId"))
      .where("way", "=", "telephone")
      .where("told_at", "is", null)
      .where("dropped_at", "is", null)
      .returning("transition_id"),
);
