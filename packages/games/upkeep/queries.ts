import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";
import { sql } from "kysely";

/** Not over, one way or the other. */
const live = sql`('held', 'offered', 'waiting', 'confirmed')`;

/** Sessions with a hold or an offer whose time is over, or with free seats and somebody who waits. */
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
        .where("session.called_off", "=", false)
        .whereRef("session.seats_taken", "<", "session.capacity")
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom("reservation")
              .whereRef("reservation.event_session_id", "=", "session.id")
              .where("reservation.state", "=", "waiting"),
          ),
        )
        .select("session.id"),
    ),
);

export const selectUndecidedTables = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .where("session.decision_deadline", "<=", argument("now"))
    .where("session.ends_at", ">", argument("now"))
    .where("session.decided_at", "is", null)
    .where("session.called_off", "=", false)
    .where("event.state", "in", ["published", "changed"])
    .select("session.id"),
);

/** Under the lock: how many seats a table has, and whether it is still to be decided. */
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
        where event_session_id = session.id and state = 'confirmed'
      )`.as("seats"),
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

/** Sessions that will not take place, with people who have not been told. */
export const selectCalledOff = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .where((eb) =>
      eb.or([eb("event.state", "=", "cancelled"), eb("session.called_off", "=", true)]),
    )
    .where("session.ends_at", ">", argument("now"))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("reservation")
          .whereRef("reservation.event_session_id", "=", "session.id")
          .where(sql<boolean>`reservation.state in ${live}`),
      ),
    )
    .select(["session.id", "event.state as event_state"]),
);

/** `was` is what it was before. */
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

/** Whoever knows earlier hours or another place. */
export const noteSchedules = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .updateTable("reservation")
    .from("event_session as session")
    .set({
      told_schedule: sql`session.schedule_version`,
      version: sql`version + 1`,
      updated_at: argument("now"),
    })
    .whereRef("session.id", "=", "reservation.event_session_id")
    .whereRef("reservation.told_schedule", "<", "session.schedule_version")
    .where("session.ends_at", ">", argument("now"))
    .where("reservation.state", "in", ["held", "offered", "waiting", "confirmed"])
    .returning(["reservation.id", "reservation.state", "reservation.seats"]),
);

/** Six in the evening before, by the venue's clock. */
const reminderMoment = sql`(
  (date_trunc('day', session.starts_at at time zone 'Asia/Tokyo') - interval '6 hours') at time zone 'Asia/Tokyo'
)`;

/** Whoever reserved after that moment needs no reminder. */
export const noteReminders = prepareQuery((db, argument: Argument<{ now: Date; until: Date }>) =>
  db
    .updateTable("reservation")
    .from("event_session as session")
    .set({ reminded_at: argument("now") })
    .whereRef("session.id", "=", "reservation.event_session_id")
    .where("reservation.state", "=", "confirmed")
    .where("reservation.reminded_at", "is", null)
    .where("session.starts_at", ">", argument("now"))
    .where("session.starts_at", "<", argument("until"))
    .where("session.called_off", "=", false)
    .where(sql<boolean>`${reminderMoment} <= ${argument("now")}`)
    .where(sql<boolean>`reservation.confirmed_at < ${reminderMoment}`)
    .returning(["reservation.id", "reservation.seats"]),
);

/** Where nobody was checked in at all, nobody is said to have stayed away. */
export const noteAbsences = prepareQuery(
  (db, argument: Argument<{ endedBefore: Date; now: Date }>) =>
    db
      .updateTable("reservation")
      .from("event_session as session")
      .set({ state: "no-show", version: sql`version + 1`, updated_at: argument("now") })
      .whereRef("session.id", "=", "reservation.event_session_id")
      .where("reservation.state", "=", "confirmed")
      .where("session.ends_at", "<", argument("endedBefore"))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom("reservation as arrived")
            .whereRef("arrived.event_session_id", "=", "session.id")
            .where("arrived.state", "=", "attended"),
        ),
      )
      .returning(["reservation.id", "reservation.seats"]),
);

/** What only the organizer needed to know, until after the event. */
export const blankDetails = prepareQuery((db, argument: Argument<{ endedBefore: Date }>) =>
  db
    .updateTable("reservation")
    .from("event_session as session")
    .set({ name: "", kana: "", phone: "", note: "", guests: "[]", answers: "{}", address: null })
    .whereRef("session.id", "=", "reservation.event_session_id")
    .where("session.ends_at", "<", argument("endedBefore"))
    .where((eb) =>
      eb.or([
        eb("reservation.name", "<>", ""),
        eb("reservation.phone", "<>", ""),
        eb("reservation.note", "<>", ""),
        eb("reservation.address", "is not", null),
      ]),
    )
    .returning("reservation.id"),
);
