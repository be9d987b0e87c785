import type { DatabaseTransaction } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

export const selectEvent = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("event")
    .where("event.id", "=", argument("id"))
    .selectAll("event")
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom("event_text as text")
          .whereRef("text.event_id", "=", "event.id")
          .selectAll("text"),
      ).as("texts"),
      eb
        .selectFrom("event_game")
        .whereRef("event_game.event_id", "=", "event.id")
        .select(sql<string[]>`coalesce(array_agg(board_game_id order by position), '{}')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("games"),
      eb
        .selectFrom("event_guide")
        .whereRef("event_guide.event_id", "=", "event.id")
        .select(sql<string[]>`coalesce(array_agg(staff_id order by position), '{}')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("guides"),
    ]),
);

export type EventRow = Awaited<ReturnType<typeof selectEvent>>[number];

export const selectLastPublished = prepareQuery((db, _: Argument<Record<never, never>>) =>
  db
    .selectFrom("event")
    .where("state", "<>", "draft")
    .select("id")
    .orderBy("published_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);

/** The site's own venue from the settings, and its usual room. */
export const selectSiteVenue = prepareQuery((db) =>
  db
    .selectFrom("site")
    .innerJoin("venue", (join) => join.on(sql<boolean>`venue.slug = site.settings ->> 'venue'`))
    .select(["venue.id", sql<string>`site.settings #>> '{place,room,ja}'`.as("room")]),
);

/** In the order in which the public page shows them. */
export const selectSessions = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("event_session as session")
    .leftJoin("event_session_text as ja", (join) =>
      join.onRef("ja.event_session_id", "=", "session.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_session_text as en", (join) =>
      join.onRef("en.event_session_id", "=", "session.id").on("en.locale", "=", "en"),
    )
    .where("session.event_id", "=", argument("eventId"))
    .selectAll("session")
    .select(["ja.name as name_ja", "en.name as name_en"])
    .orderBy("session.starts_at")
    .orderBy("session.position")
    .orderBy(sql`iroha_position(session.letter)`)
    .orderBy("session.id"),
);

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/** Locks the sessions, so that nobody else can take seats at the event. */
export const lockSessionsOf = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db
    .selectFrom("event_session")
    .where("event_id", "=", argument("eventId"))
    .select("id")
    .orderBy("id")
    .forUpdate(),
);

/** The sessions of the event, and sessions of other events with one of the ids. */
export const selectKnownSessions = prepareQuery(
  (db, argument: Argument<{ eventId: string; ids: string[] }>) =>
    db
      .selectFrom("event_session as session")
      .where((eb) =>
        eb.or([
          eb("session.event_id", "=", argument("eventId")),
          sql<boolean>`session.id = any(${argument("ids")}::uuid[])`,
        ]),
      )
      .select((eb) => [
        "session.id",
        "session.event_id",
        "session.seats_taken",
        "session.min_players",
        "session.decision_deadline",
        "session.decided_at",
        "session.called_off",
        eb
          .exists(
            eb
              .selectFrom("reservation")
              .whereRef("reservation.event_session_id", "=", "session.id"),
          )
          .as("has_reservations"),
      ]),
);

export type KnownSession = Awaited<ReturnType<typeof selectKnownSessions>>[number];

/** The document's references that do not exist, and whether another event has its slug. */
export const selectReferences = prepareQuery(
  (
    db,
    argument: Argument<{
      id: string;
      slug: string;
      venueIds: string[];
      staffIds: string[];
      gameIds: string[];
    }>,
  ) =>
    db.selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom("event")
            .where("slug", "=", argument("slug"))
            .where("id", "<>", argument("id")),
        )
        .as("is_slug_taken"),
      eb
        .selectFrom("venue")
        .where(sql<boolean>`id = any(${argument("venueIds")}::uuid[])`)
        .select(sql<string[]>`coalesce(array_agg(id), '{}')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("venues"),
      eb
        .selectFrom("staff")
        .where(sql<boolean>`id = any(${argument("staffIds")}::uuid[])`)
        .select(sql<string[]>`coalesce(array_agg(id), '{}')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("staff"),
      eb
        .selectFrom("board_game")
        .where(sql<boolean>`id = any(${argument("gameIds")}::uuid[])`)
        .select(sql<string[]>`coalesce(array_agg(id), '{}')`.as("ids"))
        .$asScalar()
        .$notNull()
        .as("games"),
    ]),
);

export async function deleteSessions(transaction: DatabaseTransaction, ids: string[]) {
  if (ids.length === 0) return;
  await transaction.deleteFrom("event_session").where("id", "in", ids).execute();
}

export interface SessionValues {
  id: string;
  event_id: string;
  kind: string;
  letter: string | null;
  board_game_id: string | null;
  guide_id: string | null;
  language: string;
  starts_at: string;
  ends_at: string;
  capacity: number;
  min_players: number | null;
  max_seats: number;
  opens_at: string;
  closes_at: string;
  change_deadline: string;
  decision_deadline: string | null;
  decided_at: Date | null;
  called_off: boolean;
  position: number;
}

export async function upsertSession(transaction: DatabaseTransaction, values: SessionValues) {
  const { id: _, event_id: __, ...changes } = values;
  await transaction
    .insertInto("event_session")
    .values(values)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changes))
    .execute();
}

export async function upsertSessionName(
  transaction: DatabaseTransaction,
  key: { event_session_id: string; locale: "ja" | "en" },
  name: string,
) {
  if (!name) {
    await transaction
      .deleteFrom("event_session_text")
      .where("event_session_id", "=", key.event_session_id)
      .where("locale", "=", key.locale)
      .execute();
    return;
  }
  await transaction
    .insertInto("event_session_text")
    .values({ ...key, name })
    .onConflict((conflict) =>
      conflict.columns(["event_session_id", "locale"]).doUpdateSet({ name }),
    )
    .execute();
}

export async function updateState(
  transaction: DatabaseTransaction,
  id: string,
  state: "draft" | "cancelled",
) {
  await transaction
    .updateTable("event")
    .set({ state, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute();
}
