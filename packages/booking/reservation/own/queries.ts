import type { PriceKind } from "@takujo/contracts/booking/money/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import type { Reservation } from "@takujo/db/schema";
import type { Database, DatabaseTransaction } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover, siteZone } from "@takujo/runtime/database/sql-expressions";
import { type Expression, type Selectable, sql } from "kysely";
import { promisedYen } from "../../money/index.ts";
import { fellowWaiters, reservationsWithTexts, venueAddress } from "../../schedule/index.ts";

export type ReservationRow = Selectable<Reservation>;

export interface OwnReservationId {
  id: string;
  userId: string;
}

/** `userId` is null for a party without an account, whose signed link was checked before. */
export interface HeldReservationId {
  id: string;
  userId: string | null;
}

const isOwnedBy = (argument: Argument<HeldReservationId>) =>
  sql<boolean>`user_id is not distinct from ${argument("userId")}`;

/** Without a lock: tells which session to lock before the reservation. */
export const selectSessionId = prepareQuery((db, argument: Argument<HeldReservationId>) =>
  db
    .selectFrom("reservation")
    .select(["event_session_id"])
    .where("id", "=", argument("id"))
    .where(isOwnedBy(argument)),
);

/** Call after locking the session, which everyone locks first. */
export const lockReservation = prepareQuery((db, argument: Argument<HeldReservationId>) =>
  db
    .selectFrom("reservation")
    .selectAll()
    .where("id", "=", argument("id"))
    .where(isOwnedBy(argument))
    .forUpdate(),
);

/**
 * Skips a locked row: waiting for a row that is then no longer a hold would leave it locked, and locking the session after it
 * would break the lock order.
 */
export const lockHeld = prepareQuery((db, argument: Argument<OwnReservationId & { now: Date }>) =>
  db
    .selectFrom("reservation")
    .selectAll()
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId"))
    .where("state", "=", "held")
    .where("expires_at", ">", argument("now"))
    .forUpdate()
    .skipLocked(),
);

type Changes = Partial<
  Omit<ReservationRow, "id" | "seats_held" | "guests" | "answers" | "address" | "prices">
> & {
  guests?: unknown;
  answers?: unknown;
  address?: unknown;
  prices?: unknown;
};

const asJson = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));

export async function updateReservation(
  transaction: DatabaseTransaction,
  id: string,
  { guests, answers, address, prices, ...changes }: Changes,
  now: Date,
): Promise<ReservationRow> {
  return transaction
    .updateTable("reservation")
    .set({
      ...changes,
      ...(guests !== undefined && { guests: asJson(guests) }),
      ...(answers !== undefined && { answers: asJson(answers) }),
      ...(address !== undefined && { address: address === null ? null : asJson(address) }),
      ...(prices !== undefined && { prices: asJson(prices) }),
      version: sql`version + 1`,
      updated_at: now,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface WaitValues {
  code: string;
  sessionId: string;
  userId: string;
  seats: number;
  minSeats: number;
  toldSchedule: number;
  now: Date;
}

export const insertWaiting = prepareQuery((db, argument: Argument<WaitValues>) =>
  db
    .insertInto("reservation")
    .values({
      code: argument("code"),
      event_session_id: argument("sessionId"),
      user_id: argument("userId"),
      state: "waiting",
      seats: argument("seats"),
      wanted_seats: argument("seats"),
      min_seats: argument("minSeats"),
      queue_number: sql`nextval('reservation_queue_number')`,
      told_schedule: argument("toldSchedule"),
      created_at: argument("now"),
      updated_at: argument("now"),
    })
    .returningAll(),
);

/** Whether the person has any place in this session. */
export const selectPresence = prepareQuery(
  (db, argument: Argument<{ sessionId: string; userId: string }>) =>
    db
      .selectFrom("reservation")
      .select("state")
      .where("event_session_id", "=", argument("sessionId"))
      .where("user_id", "=", argument("userId"))
      .where("state", "in", ["held", "confirmed", "attended", "waiting", "offered"]),
);

export const countAhead = prepareQuery(
  (db, argument: Argument<{ sessionId: string; queueNumber: string }>) =>
    db
      .selectFrom("reservation")
      .where("event_session_id", "=", argument("sessionId"))
      .where("state", "=", "waiting")
      .where("queue_number", "<", argument("queueNumber"))
      .select((eb) => eb.fn.countAll<string>().as("count")),
);

function selectWithEvent(db: Database, locale: Expression<string>) {
  return reservationsWithTexts(db, locale)
    .innerJoin("venue", "venue.id", "event.venue_id")
    .selectAll("reservation")
    .select([
      "event.slug as event_slug",
      shownCover("event.cover", locale).as("cover"),
      "event.state as event_state",
      "event.doors_at",
      "event.fee",
      "event.ships",
      sql<PriceKind[]>`event.prices`.as("price_kinds"),
      promisedYen.as("sum"),
      sql<{ code: string; yen: number; percent: number } | null>`(
        select json_build_object('code', code, 'yen', yen, 'percent', percent)
        from price_code where price_code.id = reservation.price_code_id
      )`.as("price_code"),
      "event_text.title",
      "event_text.locale as title_locale",
      "event_text.room",
      "event_text.questions",
      "venue_text.name as venue_name",
      venueAddress.as("venue_address"),
      "venue.latitude",
      "venue.longitude",
      "session.kind",
      "session.letter",
      "event_session_text.name as session_name",
      "session.starts_at",
      "session.ends_at",
      "session.max_seats",
      "session.closes_at",
      "session.change_deadline",
      "session.min_players",
      "session.decision_deadline",
      "session.decided_at",
      "session.called_off",
      "session.seats_taken",
      fellowWaiters("<").as("ahead"),
      fellowWaiters(">").as("behind"),
    ]);
}

export const selectReservations = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale }>) =>
    selectWithEvent(db, argument("locale"))
      .where("reservation.user_id", "=", argument("userId"))
      .orderBy("session.starts_at")
      .orderBy("reservation.created_at")
      .limit(500),
);

export const selectReservation = prepareQuery(
  (db, argument: Argument<{ id: string; locale: Locale }>) =>
    selectWithEvent(db, argument("locale")).where("reservation.id", "=", argument("id")),
);

export type FullRow = Awaited<ReturnType<typeof selectReservation>>[number];

export const selectHistory = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation_transition")
    .select(["at", "cause", "seats", "made_by", "detail"])
    .where("reservation_id", "=", argument("id"))
    .orderBy("id"),
);

export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number];

/** The details the person gave last time, or from their default address. */
export const selectSuggestion = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("reservation")
    .where("user_id", "=", argument("userId"))
    .where("confirmed_at", "is not", null)
    .where("name", "<>", "")
    .select(["name", "kana", "phone", "nickname", sql<number>`0`.as("rank"), "confirmed_at as at"])
    .unionAll(
      db
        .selectFrom("address")
        .where("user_id", "=", argument("userId"))
        .where("is_default", "=", true)
        .select([
          "name",
          "kana",
          "phone",
          sql<string>`''`.as("nickname"),
          sql<number>`1`.as("rank"),
          "created_at as at",
        ]),
    )
    .orderBy("rank")
    .orderBy("at", "desc")
    .limit(1),
);

export const selectQuestions = prepareQuery((db, argument: Argument<{ sessionId: string }>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .innerJoin("event_text as ja", (join) =>
      join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
    )
    .where("session.id", "=", argument("sessionId"))
    .select(["ja.questions", "event.ships"]),
);

export const selectAddress = prepareQuery(
  (db, argument: Argument<{ id: string; userId: string }>) =>
    db
      .selectFrom("address")
      .selectAll()
      .where("id", "=", argument("id"))
      .where("user_id", "=", argument("userId")),
);

/** The terms of service in force today, by the venue's calendar. */
export const selectTermsVersion = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("legal_document")
    .where("kind", "=", "term-of-service")
    .where(
      sql<boolean>`effective_on <= (${argument("now")}::timestamptz at time zone ${siteZone})::date`,
    )
    .orderBy("effective_on", "desc")
    .orderBy("version", "desc")
    .limit(1)
    .select("version"),
);
