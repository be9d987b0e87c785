import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { hasMail } from "../../schedule/index.ts";

interface InsertedLine {
  id: string;
  reservation_id: string;
  /** How the party is told; null if not at all. */
  way: "mail" | "telephone" | null;
}

/**
 * `entries` is JSON, because their number varies. Parties with an address get a mail, others a call if `is_called`, which
 * replaces an earlier pending one. A message is kept beside other calls, until the party no longer comes.
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

/** Notes the outcome of a mail: accepted by the mail server, or not sent. */
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

/** Drops calls that are no longer needed. */
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

/** The party without an account that a mail went to. Locked, so that its address does not change until the bounce is noted. */
export const lockNotifiedGuest = prepareQuery((db, argument: Argument<{ transitionId: string }>) =>
  db
    .selectFrom("reservation")
    .innerJoin("reservation_notice as notice", "notice.reservation_id", "reservation.id")
    .where("notice.transition_id", "=", argument("transitionId"))
    .where("reservation.user_id", "is", null)
    .where("reservation.guest_email", "<>", "")
    .select("reservation.guest_email as email")
    .forNoKeyUpdate("reservation"),
);

interface ReturnedMail {
  transitionId: string;
  isUnknownAddress: boolean;
  now: Date;
}

/** No row if it bounced before. A missing mailbox may be reported after another reason. */
export const updateReturned = prepareQuery((db, argument: Argument<ReturnedMail>) =>
  db
    .updateTable("reservation_notice")
    .set({
      returned_at: sql<Date>`coalesce(returned_at, ${argument("now")}::timestamptz)`,
      is_unknown_address: argument("isUnknownAddress"),
    })
    .where("transition_id", "=", argument("transitionId"))
    .where("dropped_at", "is", null)
    .where(
      sql<boolean>`(way = 'mail' or returned_at is not null)
        and (returned_at is null or (not is_unknown_address and ${argument("isUnknownAddress")}::boolean))`,
    )
    .returning("transition_id"),
);

interface CallInstead {
  transitionId: string;
  /** Kinds of mails, with the states in which each is still true. */
  trueIn: string;
  now: Date;
}

/**
 * A bounced mail becomes a call, in place of an earlier pending one, unless it is no longer true, the session is over, or the party was
 * sent a later mail.
 */
export const callInstead = prepareQuery((db, argument: Argument<CallInstead>) => {
  const statement = sql<{ transition_id: string }>`
    with called as (
      update reservation_notice as notice set way = 'telephone', told_at = null
      from reservation, event_session as session
      where notice.transition_id = ${argument("transitionId")}::bigint and notice.way = 'mail'
        and reservation.id = notice.reservation_id and session.id = reservation.event_session_id
        and session.ends_at > ${argument("now")}::timestamptz
        and (${argument("trueIn")}::jsonb -> notice.kind) ? reservation.state
        and not exists (
          select from reservation_notice as later
          where later.reservation_id = notice.reservation_id and later.transition_id > notice.transition_id
            and later.kind <> 'message'
        )
      returning notice.transition_id, notice.reservation_id
    ), replaced as (
      update reservation_notice as earlier set dropped_at = ${argument("now")}::timestamptz
      from called
      where earlier.reservation_id = called.reservation_id and earlier.transition_id < called.transition_id
        and earlier.way = 'telephone' and earlier.told_at is null and earlier.dropped_at is null
        and earlier.kind <> 'message'
    )
    select transition_id from called`;
  return { compile: () => statement.compile(db) };
});

interface FriendToTell {
  id: string;
  kind: string;
  reservation_id: string;
}

/**
 * Friends with places in these parties and an address. With a former session, only if the party has moved since. PostgreSQL cannot
 * know how few parties there are, so plain joins would read all.
 */
export const selectFriendsToTell = prepareQuery((db, argument: Argument<{ entries: string }>) => {
  const statement = sql<FriendToTell>`
    select seat.id, entry.kind, entry.reservation_id
    from json_to_recordset(${argument("entries")}::json) as entry (reservation_id uuid, kind text, former uuid)
    cross join lateral (
      select event_session_id from reservation where id = entry.reservation_id offset 0
    ) as party
    cross join lateral (
      select id from friend_seat
      where reservation_id = entry.reservation_id and state = 'taken' and (email <> '' or user_id is not null) offset 0
    ) as seat
    where entry.former is distinct from party.event_session_id`;
  return { compile: () => statement.compile(db) };
});
