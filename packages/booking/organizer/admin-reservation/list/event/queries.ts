import type { PriceKind } from "@takujo/contracts/booking/money/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { eventsWithTexts, sessionsWithTexts } from "../../../../schedule/index.ts";
import { isNotUndone } from "../row/queries.ts";

/** Found by slug, by id or by one of its sessions. */
export const selectEvent = prepareQuery(
  (
    db,
    argument: Argument<{
      slug: string | null;
      id: string | null;
      session: string | null;
      locale: Locale;
    }>,
  ) =>
    eventsWithTexts(db, argument("locale"))
      .where(
        sql<boolean>`event.id = coalesce(
          (select event.id from event where event.slug = ${argument("slug")}),
          ${argument("id")}::uuid,
          (select event_id from event_session where event_session.id = ${argument("session")}::uuid)
        )`,
      )
      .select([
        "event.id",
        "event.slug",
        "event.state",
        "event.starts_at",
        "event.fee",
        sql<PriceKind[]>`event.prices`.as("price_kinds"),
        "event_text.title",
        "event_text.locale as title_locale",
        sql<number>`(
          select coalesce(sum(paid), 0)::float8 from check_in
          join reservation on reservation.id = check_in.reservation_id
          join event_session on event_session.id = reservation.event_session_id
          where event_session.event_id = event.id and ${isNotUndone}
        )`.as("paid"),
      ]),
);

export type EventRow = Awaited<ReturnType<typeof selectEvent>>[number];

export const selectSessions = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    sessionsWithTexts(db, argument("eventId"), argument("locale")).select([
      "session.id",
      "session.kind",
      "session.letter",
      "session.starts_at",
      "session.ends_at",
      "session.capacity",
      "session.seats_taken",
      "session.called_off",
      "event_session_text.name",
    ]),
);

export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/** Events to which a party can still be added, the next first; with `ids`, of these only. */
export const selectEventsAhead = prepareQuery(
  (db, argument: Argument<{ ids: string[] | null; now: Date; limit: number }>) =>
    db
      .selectFrom("event")
      .where(
        sql<boolean>`(${argument("ids")}::uuid[] is null or event.id = any(${argument("ids")}::uuid[]))`,
      )
      .where("event.ends_at", ">", argument("now"))
      // No event lasts for more than 14 days: the index is entered here, and not at the first ever.
      .where(sql<boolean>`event.starts_at > ${argument("now")}::timestamptz - interval '14 days'`)
      .where(sql<boolean>`event.state <> 'draft' and event.state in ('published', 'changed')`)
      .select("event.id")
      .orderBy("event.starts_at")
      .limit(argument("limit")),
);
