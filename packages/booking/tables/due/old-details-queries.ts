import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

interface OldDetails {
  endedBefore: Date;
  limit: number;
}

/** Looked up by key for each row; a join would read all reservations. */
const endOfVisit = (reservation: string) => sql`(
  select ends_at from event_session join reservation on reservation.event_session_id = event_session.id
  where reservation.id = ${sql.ref(reservation)}
)`;

/** As `blankDetails`, for the organizer's notes and remarks from calls. */
export const blankNotes = prepareQuery((db, argument: Argument<OldDetails>) => {
  const isOver = (reservation: string) =>
    sql`${endOfVisit(reservation)} < ${argument("endedBefore")}`;
  const statement = sql<{ id: string }>`
    with noted as (
      delete from reservation_staff_note where reservation_id = any(array(
        select reservation_id from reservation_staff_note
        where ${isOver("reservation_staff_note.reservation_id")} limit ${argument("limit")}::integer
      )) returning reservation_id
    ), remarked as (
      update reservation_notice set remark = '' where transition_id = any(array(
        select transition_id from reservation_notice
        where remark <> '' and ${isOver("reservation_notice.reservation_id")} limit ${argument("limit")}::integer
      )) returning reservation_id
    )
    select reservation_id as id from noted union all select reservation_id from remarked`;
  return { compile: () => statement.compile(db) };
});

/**
 * As `blankDetails`, for friends who took places. Places are never sent after the visit, so only the oldest are checked, by
 * index.
 */
export const deleteFriendSeats = prepareQuery((db, argument: Argument<OldDetails>) =>
  db
    .deleteFrom("friend_seat")
    .where(
      sql<boolean>`id = any(array(
        select seat.id from friend_seat as seat
        where seat.created_at < ${argument("endedBefore")}
          and ${endOfVisit("seat.reservation_id")} < ${argument("endedBefore")} limit ${argument("limit")}::integer
      ))`,
    )
    .returning("id"),
);

/** As `deleteFriendSeats`, for guests' proposals and game wishes; the tables themselves stay. */
export const deleteProposals = prepareQuery((db, argument: Argument<OldDetails>) => {
  const ofOldEvents = (table: "table_proposal" | "game_interest") => sql`array(
    select id from ${sql.table(table)} as old
    where old.created_at < ${argument("endedBefore")}
      and (select ends_at from event where event.id = old.event_id) < ${argument("endedBefore")}
    limit ${argument("limit")}::integer
  )`;
  const statement = sql<{ id: string }>`
    with proposed as (
      delete from table_proposal where id = any(${ofOldEvents("table_proposal")}) returning id
    ), wanted as (
      delete from game_interest where id = any(${ofOldEvents("game_interest")}) returning id
    )
    select id from proposed union all select id from wanted`;
  return { compile: () => statement.compile(db) };
});

/** Matches the partial index, which covers only rows with details. */
const hasDetails = sql`(
  name <> '' or kana <> '' or phone <> '' or guest_email <> '' or note <> ''
  or guests <> '[]' or answers <> '{}' or address is not null
)`;

/** Blanks details that nobody needs after the event. Looks only at sessions that still have any. */
export const blankDetails = prepareQuery((db, argument: Argument<OldDetails>) =>
  db
    .updateTable("reservation")
    .set({
      name: "",
      kana: "",
      phone: "",
      guest_email: "",
      note: "",
      guests: "[]",
      answers: "{}",
      address: null,
    })
    .where(
      sql<boolean>`reservation.id = any(array(
        select detailed.id from (
          select session.id from (
            select distinct event_session_id as id from reservation where ${hasDetails}
          ) as detailed join event_session as session using (id)
          where session.ends_at < ${argument("endedBefore")} offset 0
        ) as over
        cross join lateral (
          select reservation.id from reservation where event_session_id = over.id and ${hasDetails} offset 0
        ) as detailed
        limit ${argument("limit")}::integer
      ))`,
    )
    .returning("reservation.id"),
);
