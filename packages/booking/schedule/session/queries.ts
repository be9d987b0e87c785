import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type ExpressionBuilder, sql } from "kysely";

/** A canceled or changed event can still be read at its address. */
function isPublic(eb: ExpressionBuilder<DB, "event">) {
  return eb.and([
    eb("event.state", "<>", "draft"),
    eb("event.published_at", "<=", sql<Date>`now()`),
  ]);
}

export const selectPublicEvent = prepareQuery((db, argument: Argument<{ slug: string }>) =>
  db
    .selectFrom("event")
    .where(isPublic)
    .where("event.slug", "=", argument("slug"))
    .select("event.id"),
);

export const selectSessions = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale }>) =>
    db
      .selectFrom("event")
      .innerJoin("event_session as session", "session.event_id", "event.id")
      .$call(withText("event_session_text", "session.id", argument("locale")))
      .leftJoin("board_game", "board_game.id", "session.board_game_id")
      .leftJoin("staff", "staff.id", "session.guide_id")
      .where(isPublic)
      .where("event.slug", "=", argument("slug"))
      .select([
        "session.id",
        "session.kind",
        "session.letter",
        "session.language",
        "session.starts_at",
        "session.ends_at",
        "session.capacity",
        "session.min_players",
        "session.max_seats",
        "session.opens_at",
        "session.closes_at",
        "session.change_deadline",
        "session.decision_deadline",
        "session.called_off",
        sql<boolean>`exists (
          select from reservation
          where event_session_id = session.id and seeks_more and state = 'confirmed'
        )`.as("seeks_more"),
        "board_game.slug as game_slug",
        "staff.slug as guide_slug",
        "event_session_text.name",
        "event_session_text.locale",
      ])
      .orderBy("session.starts_at")
      .orderBy("session.position")
      // The order of the table's check constraint: iroha.
      .orderBy(sql`iroha_position(session.letter)`)
      .orderBy("session.id"),
);

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

export const selectSeats = prepareQuery((db, argument: Argument<{ slugs: string[] }>) =>
  db
    .selectFrom("event")
    .innerJoin("event_session as session", "session.event_id", "event.id")
    .where(isPublic)
    .where(sql<boolean>`event.slug = any(${argument("slugs")})`)
    .select((eb) => [
      "event.slug as event_slug",
      "event.state as event_state",
      "session.id",
      "session.capacity",
      "session.seats_taken",
      "session.called_off",
      "session.opens_at",
      "session.closes_at",
      eb
        .selectFrom("reservation")
        .whereRef("reservation.event_session_id", "=", "session.id")
        .where("reservation.state", "=", "waiting")
        .select(sql<number>`count(*)::int`.as("count"))
        .$asScalar()
        .$notNull()
        .as("waiting"),
    ]),
);

export type SeatsRow = Awaited<ReturnType<typeof selectSeats>>[number];
