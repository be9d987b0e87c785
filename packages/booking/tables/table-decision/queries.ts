import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { hasMail } from "../../schedule/index.ts";

const counted = (condition: string) =>
  sql<number>`(
    select count(*)::integer from reservation
    where event_session_id = session.id and ${sql.raw(condition)}
  )`;

const languageOfParty = sql<Locale>`coalesce(person.locale, reservation.guest_locale)`;

interface Values {
  sessionId: string;
  now: Date;
  locale: Locale;
}

/** Only while it is public, still to come and undecided. */
export const selectTableToDecide = prepareQuery((db, argument: Argument<Values>) =>
  db
    .selectFrom("event_session as session")
    .innerJoin("event", "event.id", "session.event_id")
    .$call(withText("event_text", "event.id", argument("locale")))
    .$call(withText("event_session_text", "session.id", argument("locale")))
    .where("session.id", "=", argument("sessionId"))
    .where("session.min_players", "is not", null)
    .where("session.decision_deadline", "is not", null)
    .where("session.decided_at", "is", null)
    .where("session.called_off", "=", false)
    .where("session.ends_at", ">", argument("now"))
    .where("event.state", "in", ["published", "changed"])
    .select([
      "session.id",
      "session.event_id",
      "session.letter",
      "session.starts_at",
      "session.min_players",
      "session.decision_deadline",
      "event_text.title",
      "event_text.locale",
      "event_session_text.name as session_name",
      sql<number>`(
        select coalesce(sum(seats), 0)::integer from reservation
        where event_session_id = session.id and state in ('confirmed', 'attended')
      )`.as("players"),
      counted("state = 'waiting'").as("waiting"),
      counted("state = 'attended'").as("arrived"),
      counted("state = 'confirmed' and (user_id is not null or guest_email <> '')").as(
        "mailed_if_go",
      ),
      counted(
        "state in ('confirmed', 'offered', 'waiting') and (user_id is not null or guest_email <> '')",
      ).as("mailed_if_off"),
      counted(
        "state in ('confirmed', 'offered', 'waiting') and user_id is null and guest_email = ''",
      ).as("called_if_off"),
    ]),
);

export type TableRow = Awaited<ReturnType<typeof selectTableToDecide>>[number];

export const selectEventOf = prepareQuery((db, argument: Argument<{ sessionId: string }>) =>
  db.selectFrom("event_session").where("id", "=", argument("sessionId")).select("event_id"),
);

/** A confirmed party with mail in each language, to show it. */
export const selectExamples = prepareQuery((db, argument: Argument<{ sessionId: string }>) =>
  db
    .selectFrom("reservation")
    .leftJoin("user as person", "person.id", "reservation.user_id")
    .where("reservation.event_session_id", "=", argument("sessionId"))
    .where("reservation.state", "=", "confirmed")
    .where(hasMail)
    .distinctOn(languageOfParty)
    .select(["reservation.id", languageOfParty.as("locale")])
    .orderBy(languageOfParty, "desc")
    .orderBy("reservation.created_at"),
);

/** Otherwise publishing an older draft would bring the table back. */
export const callOffInDraft = prepareQuery(
  (db, argument: Argument<{ eventId: string; sessionId: string }>) =>
    db
      .updateTable("content_draft")
      .set({
        document: sql`jsonb_set(document, '{sessions}', (
          select jsonb_agg(
            case when session ->> 'id' = ${argument("sessionId")}::text
              then session || '{"calledOff": true}' else session end order by place
          ) from jsonb_array_elements(document -> 'sessions') with ordinality as item (session, place)
        ))`,
        version: sql`nextval('content_version')`,
      })
      .where("kind", "=", "event")
      .where("item_id", "=", argument("eventId"))
      .where(sql<boolean>`jsonb_array_length(document -> 'sessions') > 0`)
      .returning("item_id"),
);
