import type { PriceKind } from "@takujo/contracts/booking/money/seat-price";
import type { NoShowRule } from "@takujo/contracts/booking/seats/no-show";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** States with seats: two of them at the same time are a double booking. */
const seated = sql`('held', 'confirmed', 'attended')`;

/**
 * Serializes everyone who takes seats. Inserts with foreign keys to the session are not blocked. Ordered by id, so that two
 * transactions that need the same two sessions cannot deadlock.
 */
export const lockSessions = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  selectLockable(db, argument).orderBy("session.id").forNoKeyUpdate("session"),
);

type Builder = Parameters<Parameters<typeof prepareQuery>[0]>[0];

function selectLockable(db: Builder, argument: Argument<{ ids: string[] }>) {
  return db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .where(sql<boolean>`session.id = any(${argument("ids")})`)
    .select([
      "session.id",
      "session.event_id",
      "session.starts_at",
      "session.ends_at",
      "session.capacity",
      "session.seats_taken",
      "session.max_seats",
      "session.opens_at",
      "session.closes_at",
      "session.change_deadline",
      "session.called_off",
      "session.schedule_version",
      "event.state as event_state",
      "event.published_at",
      "event.venue_id",
      "event.fee",
      sql<PriceKind[]>`event.prices`.as("price_kinds"),
    ]);
}

export type SessionRow = Awaited<ReturnType<typeof lockSessions>>[number];
export type LockSessions = typeof lockSessions;

/** For the rest of the transaction. */
export const limitLockWait = prepareQuery((db, argument: Argument<{ milliseconds: number }>) =>
  db.selectNoFrom(
    sql`set_config('lock_timeout', ${argument("milliseconds")}::text, true)`.as("milliseconds"),
  ),
);

/** Serializes changes to one person's seats in any session, because two sessions may overlap. */
export const lockPeople = prepareQuery((db, argument: Argument<{ ids: string[] }>) =>
  db
    .selectFrom("user")
    .select("id")
    .where(sql<boolean>`id = any(${argument("ids")})`)
    .orderBy("id")
    .forNoKeyUpdate(),
);

interface SeatsValues {
  userIds: string[];
  sessionIds: string[];
}

/**
 * Seats that the given people have at the hours of any of the sessions; `held_until` is null unless they are only held. While the
 * rule about absences is on, also their upcoming seats and absences: in the same statement, so that a rule that is off costs
 * nothing, and after the locks, so that nobody exceeds the limit by two requests at once.
 */
export const selectSeats = prepareQuery((db, argument: Argument<SeatsValues>) =>
  selectSeatsAtHours(db, argument).unionAll(selectUnderRule(db, argument)),
);

const heldUntil =
  sql<Date | null>`case reservation.state when 'held' then reservation.expires_at end`.as(
    "held_until",
  );

const selectSeatsAtHours = (db: Builder, argument: Argument<SeatsValues>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where(sql<boolean>`reservation.user_id = any(${argument("userIds")})`)
    .where(sql<boolean>`reservation.state in ${seated}`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("event_session as wanted")
          .where(sql<boolean>`wanted.id = any(${argument("sessionIds")})`)
          .whereRef("wanted.starts_at", "<", "session.ends_at")
          .whereRef("wanted.ends_at", ">", "session.starts_at"),
      ),
    )
    .select([
      "reservation.id",
      "reservation.user_id",
      "reservation.state",
      "session.starts_at",
      "session.ends_at",
      heldUntil,
      sql<boolean>`false`.as("is_excused"),
      sql<NoShowRule | null>`null::jsonb`.as("rule"),
    ]);

/** A scalar subquery, which PostgreSQL evaluates before this part runs. */
const isRuleOn = sql<boolean>`(select is_on from no_show_rule)`;

const selectUnderRule = (db: Builder, argument: Argument<SeatsValues>) =>
  db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .where(isRuleOn)
    .where(sql<boolean>`reservation.user_id = any(${argument("userIds")})`)
    // The gate decides by its own clock what is over.
    .where(
      sql<boolean>`(reservation.state = 'no-show'
        or (reservation.state in ('held', 'confirmed') and session.ends_at > now() - interval '1 day'))`,
    )
    .select([
      "reservation.id",
      "reservation.user_id",
      "reservation.state",
      "session.starts_at",
      "session.ends_at",
      heldUntil,
      sql<boolean>`exists (select from no_show_excuse where reservation_id = reservation.id)`.as(
        "is_excused",
      ),
      sql<NoShowRule | null>`(
        select jsonb_build_object('absences', absences, 'months', months, 'graceHours', grace_hours,
          'mostComing', most_coming, 'days', days)
        from no_show_rule
      )`.as("rule"),
    ]);

export type SeatRow = Awaited<ReturnType<typeof selectSeats>>[number];

/** Whether anything must be settled before newcomers: when the first hold or offer ends, and whether a party waits. */
export const selectUnsettled = prepareQuery((db, argument: Argument<{ sessionIds: string[] }>) =>
  db
    .selectFrom(
      sql<{ id: string }>`unnest(${argument("sessionIds")}::uuid[])`.as<"session">(
        sql`session (id)`,
      ),
    )
    .select((eb) => [
      "session.id",
      eb
        .selectFrom("reservation")
        .whereRef("event_session_id", "=", "session.id")
        .where(sql<boolean>`state in ('held', 'offered')`)
        .select((ending) => ending.fn.min("expires_at").as("at"))
        .as("first_end"),
      eb
        .exists(
          eb
            .selectFrom("reservation")
            .whereRef("event_session_id", "=", "session.id")
            .where(sql<boolean>`state = 'waiting'`),
        )
        .as("has_waiting"),
    ]),
);

/** Ends expired holds and offers. */
export const endOverdue = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
  db
    .updateTable("reservation")
    .set({
      state: sql`case state when 'held' then 'expired' else 'lapsed' end`,
      version: sql`version + 1`,
      updated_at: argument("now"),
    })
    .where("event_session_id", "=", argument("id"))
    .where("state", "in", ["held", "offered"])
    .where("expires_at", "<=", argument("now"))
    .returning(["id", "state", "seats"]),
);

export const selectWaiting = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation")
    .where("event_session_id", "=", argument("id"))
    .where("state", "=", "waiting")
    .select(["id", "wanted_seats", "min_seats"])
    .orderBy("queue_number"),
);

export type WaitingRow = Awaited<ReturnType<typeof selectWaiting>>[number];

interface OfferValues {
  ids: string[];
  seats: number[];
  until: Date;
  now: Date;
}

export const offerSeats = prepareQuery((db, argument: Argument<OfferValues>) =>
  db
    .updateTable("reservation")
    .from(
      sql<{
        id: string;
        seats: number;
      }>`unnest(${argument("ids")}::uuid[], ${argument("seats")}::smallint[])`.as<"offer">(
        sql`offer (id, seats)`,
      ),
    )
    .set((eb) => ({
      state: "offered",
      seats: eb.ref("offer.seats"),
      expires_at: argument("until"),
      version: sql`version + 1`,
      updated_at: argument("now"),
    }))
    .whereRef("reservation.id", "=", "offer.id")
    .where("reservation.state", "=", "waiting")
    .returning(["reservation.id", "reservation.seats"]),
);

interface HoldValues {
  expiresAt: Date;
  now: Date;
  ids: string[];
  codes: string[];
  userIds: string[];
  seats: number[];
  sessionIds: string[];
  toldSchedules: number[];
  prices: (string | null)[];
  scopes: string[];
  keys: string[];
  fingerprints: Buffer[];
  bodies: string[];
}

/** Inserts reservations, the first lines of their history and the answers under their keys, in one statement. */
export const insertHolds = prepareQuery((db, argument: Argument<HoldValues>) =>
  db
    .with("held", (at) =>
      at
        .insertInto("reservation")
        .columns([
          "id",
          "code",
          "user_id",
          "seats",
          "event_session_id",
          "told_schedule",
          "prices",
          "state",
          "expires_at",
          "created_at",
          "updated_at",
        ])
        .expression(
          sql`select *, 'held', ${argument("expiresAt")}::timestamptz, ${argument("now")}::timestamptz,
              ${argument("now")}::timestamptz
            from unnest(${argument("ids")}::uuid[], ${argument("codes")}::text[], ${argument("userIds")}::text[],
              ${argument("seats")}::smallint[], ${argument("sessionIds")}::uuid[],
              ${argument("toldSchedules")}::integer[], ${argument("prices")}::jsonb[])`,
        )
        .returning(["id", "seats"]),
    )
    .with("answered", (at) =>
      at
        .insertInto("idempotency_key")
        .columns(["scope", "key", "fingerprint", "body", "status", "content_type", "expires_at"])
        .expression(
          sql`select *, 201, 'application/json', now() + interval '24 hours'
            from unnest(${argument("scopes")}::text[], ${argument("keys")}::text[],
              ${argument("fingerprints")}::bytea[], ${argument("bodies")}::text[])`,
        )
        .returning("key"),
    )
    .insertInto("reservation_transition")
    .columns(["reservation_id", "at", "cause", "state", "seats", "made_by"])
    .expression(
      sql`select id, ${argument("now")}::timestamptz, 'hold', 'held', seats, 'person' from held`,
    )
    .returning("id"),
);
