import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { siteZone } from "@takujo/runtime/database/sql-expressions";
import { type RawBuilder, sql } from "kysely";
import { hasMail } from "../../schedule/index.ts";
import type { FormerSchedule } from "../../seats/index.ts";

/** States of reservations that have not ended. */
const live = sql`('held', 'offered', 'waiting', 'confirmed')`;

/** Sessions with an expired hold or offer, or with enough free seats for a waiting party. */
export const selectUnsettledSessions = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("reservation")
    .where("state", "in", ["held", "offered"])
    .where("expires_at", "<=", argument("now"))
    .select("event_session_id as id")
    .union(
      db
        .selectFrom("event_session as session")
        .where("session.closes_at", ">", argument("now"))
        // Implied by the condition above, but has an index.
        .where("session.ends_at", ">", argument("now"))
        .where("session.called_off", "=", false)
        .whereRef("session.seats_taken", "<", "session.capacity")
        .where(
          sql<boolean>`exists (
            select from reservation where reservation.event_session_id = session.id and reservation.state = 'waiting'
              and coalesce(reservation.min_seats, reservation.wanted_seats, 1) <= session.capacity - session.seats_taken
          )`,
        )
        .select("session.id"),
    ),
);

/** A subquery by key for each session; a join would read all events. */
const eventState = sql<string>`(select state from event where event.id = session.event_id)`;

export const selectUndecidedTables = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("event_session as session")
    .where("session.decision_deadline", "<=", argument("now"))
    .where("session.ends_at", ">", argument("now"))
    // Literals, so that PostgreSQL sees that the partial index applies.
    .where(sql<boolean>`session.decided_at is null and not session.called_off`)
    .where(eventState, "in", ["published", "changed"])
    .select("session.id"),
);

/** Read under the lock: seats taken, whether anyone has arrived, and only while still undecided. */
export const selectTable = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("event_session as session")
    .where("session.id", "=", argument("id"))
    .where("session.decided_at", "is", null)
    .where("session.called_off", "=", false)
    .select([
      "session.min_players",
      sql<number>`(
        select coalesce(sum(seats), 0)::integer from reservation
        where event_session_id = session.id and state in ('confirmed', 'attended')
      )`.as("seats"),
      sql<boolean>`exists (
        select from reservation where event_session_id = session.id and state = 'attended'
      )`.as("has_arrivals"),
    ]),
);

export const updateDecision = prepareQuery(
  (db, argument: Argument<{ id: string; calledOff: boolean; now: Date }>) =>
    db
      .updateTable("event_session")
      .set({ decided_at: argument("now"), called_off: argument("calledOff") })
      .where("id", "=", argument("id"))
      .returning("id"),
);

export const selectConfirmed = prepareQuery((db, argument: Argument<{ sessionId: string }>) =>
  db
    .selectFrom("reservation")
    .select(["id", "seats"])
    .where("event_session_id", "=", argument("sessionId"))
    .where("state", "=", "confirmed"),
);

/** Sessions that will not take place and have people who were not told yet. */
export const selectCalledOff = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("event_session as session")
    // Each by an index of its own, which one condition for both could not use. No event lasts for more than 14 days.
    .where(
      sql<boolean>`session.id = any(array(
        select id from event_session where called_off and ends_at > ${argument("now")}
        union all
        select off.id from event join event_session as off on off.event_id = event.id
        where event.state = 'cancelled' and event.starts_at > ${argument("now")}::timestamptz - interval '30 days'
          and off.ends_at > ${argument("now")}
      ))`,
    )
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("reservation")
          .whereRef("reservation.event_session_id", "=", "session.id")
          .where(sql<boolean>`reservation.state in ${live}`),
      ),
    )
    .select(["session.id", eventState.as("event_state")]),
);

/** `was` is the former state. */
export const endReservations = prepareQuery(
  (db, argument: Argument<{ sessionId: string; now: Date }>) =>
    db
      .with("ending", (at) =>
        at
          .selectFrom("reservation")
          .select(["id", "state as was"])
          .where("event_session_id", "=", argument("sessionId"))
          .where(sql<boolean>`state in ${live}`)
          .forUpdate(),
      )
      .updateTable("reservation")
      .from("ending")
      .set({
        state: "called-off",
        expires_at: null,
        version: sql`version + 1`,
        updated_at: argument("now"),
      })
      .whereRef("reservation.id", "=", "ending.id")
      .returning(["reservation.id", "reservation.seats", "ending.was"]),
);

/**
 * Reservations of the given sessions, found session by session. Without the optimization barrier (`offset 0`) and the array,
 * PostgreSQL, which cannot know how few sessions match, reads all reservations.
 */
const ofSessions = (
  sessions: RawBuilder<unknown>,
  which: RawBuilder<unknown>,
  limit: RawBuilder<number>,
) =>
  sql<boolean>`reservation.id = any(array(
    select due.id from event_session as session
    cross join lateral (
      select reservation.id, reservation.event_session_id from reservation
      where reservation.event_session_id = session.id and ${which} offset 0
    ) as due
    where ${sessions} limit ${limit}::integer
  ))`;

/** Version of the current hours and place. */
const schedule = sql<number>`(
  select schedule_version from event_session where event_session.id = reservation.event_session_id
)`;

/**
 * Reservations told of an earlier schedule. The conditions are repeated because another transaction may have changed the row in
 * between.
 */
export const noteSchedules = prepareQuery((db, argument: Argument<{ now: Date; limit: number }>) =>
  db
    .with("due", (at) =>
      at
        .selectFrom("reservation")
        .select(["reservation.id", "reservation.told_schedule", "reservation.event_session_id"])
        .where(
          ofSessions(
            sql`session.schedule_version > 1 and session.ends_at > ${argument("now")}`,
            sql`reservation.state in ${live} and reservation.told_schedule < session.schedule_version`,
            argument("limit"),
          ),
        )
        .forUpdate(),
    )
    .updateTable("reservation")
    .from("due")
    .set({
      told_schedule: schedule,
      // A confirmed attendance was for the former time.
      answered_at: null,
      version: sql`version + 1`,
      updated_at: argument("now"),
    })
    .whereRef("reservation.id", "=", "due.id")
    .where(sql<boolean>`reservation.state in ${live}`)
    .where(sql<boolean>`reservation.told_schedule < ${schedule}`)
    .returning([
      "reservation.id",
      "reservation.state",
      "reservation.seats",
      sql<FormerSchedule | null>`(
        select json_build_object('startsAt', former.starts_at, 'endsAt', former.ends_at, 'venueId', former.venue_id)
        from session_schedule as former
        where former.event_session_id = due.event_session_id and former.version = due.told_schedule
      )`.as("former"),
    ]),
);

/** 18:00 on the evening before, in the venue's time zone. */
const reminderMoment = sql`(
  (date_trunc('day', session.starts_at at time zone ${siteZone}) - interval '6 hours') at time zone ${siteZone}
)`;

/** A person who reserved after that moment needs no reminder, and a party without an address gets no mail. */
export const noteReminders = prepareQuery(
  (db, argument: Argument<{ now: Date; until: Date; limit: number }>) =>
    db
      .updateTable("reservation")
      .set({ reminded_at: argument("now") })
      .where(
        ofSessions(
          sql`session.starts_at > ${argument("now")} and session.starts_at < ${argument("until")}
          and not session.called_off and ${reminderMoment} <= ${argument("now")}`,
          sql`reservation.state = 'confirmed' and ${hasMail} and reservation.reminded_at is null
          and reservation.confirmed_at < ${reminderMoment}`,
          argument("limit"),
        ),
      )
      .where("reservation.state", "=", "confirmed")
      .where("reservation.reminded_at", "is", null)
      .returning(["reservation.id", "reservation.seats"]),
);

/** 9:00 on the morning after, in the venue's time zone. Sessions that end before 5:00 belong to the evening before. */
const thanksMoment = sql`(
  (date_trunc('day', session.ends_at at time zone ${siteZone} - interval '5 hours') + interval '33 hours') at time zone ${siteZone}
)`;

/** Checked-in people with an account: the mail links to a page of it. */
export const noteThanks = prepareQuery(
  (db, argument: Argument<{ now: Date; endedAfter: Date; limit: number }>) =>
    db
      .updateTable("reservation")
      .set({ thanked_at: argument("now") })
      .where(
        ofSessions(
          sql`session.ends_at > ${argument("endedAfter")} and session.ends_at < ${argument("now")}
            and ${thanksMoment} <= ${argument("now")}`,
          sql`reservation.state = 'attended' and reservation.user_id is not null and reservation.thanked_at is null`,
          argument("limit"),
        ),
      )
      .where("reservation.state", "=", "attended")
      .where("reservation.thanked_at", "is", null)
      .returning(["reservation.id", "reservation.seats"]),
);

/** If nobody was checked in at all, nobody is marked as absent. */
export const noteAbsences = prepareQuery(
  (db, argument: Argument<{ endedAfter: Date; endedBefore: Date; now: Date; limit: number }>) =>
    db
      .updateTable("reservation")
      .set({ state: "no-show", version: sql`version + 1`, updated_at: argument("now") })
      .where(
        ofSessions(
          // Evaluated on `due`, so only for sessions with unmarked parties, which are rare.
          sql`session.ends_at > ${argument("endedAfter")} and session.ends_at < ${argument("endedBefore")}
            and exists (
              select from reservation as arrived
              where arrived.event_session_id = due.event_session_id and arrived.state = 'attended'
            )`,
          sql`reservation.state = 'confirmed'`,
          argument("limit"),
        ),
      )
      .where("reservation.state", "=", "confirmed")
      .returning(["reservation.id", "reservation.seats"]),
);

/** An arbitrary constant that all workers share. */
const dueWorkLock = 7_245_112;

/** Holds one connection, which owns the lock. */
/** PostgreSQL's time, or null if another one holds the lock. */
export async function takeDueWorkLock(connection: Database): Promise<Date | null> {
  const { rows } = await sql<{ taken: boolean; now: Date }>`
    select pg_try_advisory_lock(${dueWorkLock}) as taken, clock_timestamp() as now`.execute(
    connection,
  );
  return rows[0]?.taken ? rows[0].now : null;
}

export async function releaseDueWorkLock(connection: Database): Promise<void> {
  await sql`select pg_advisory_unlock(${dueWorkLock})`.execute(connection);
}
