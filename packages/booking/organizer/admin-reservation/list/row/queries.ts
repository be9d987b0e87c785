import type { PriceKind } from "@takujo/contracts/booking/money/seat-price";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { addedByCorrections } from "../../../../money/index.ts";
import { fellowWaiters } from "../../../../schedule/index.ts";

/** Undone marks of the reception do not count. */
export const isNotUndone = sql`not exists (select from check_in_undo where undone_nonce = check_in.nonce)`;

interface Takings {
  paid: number;
  methods: string[];
}

interface SeatsHeldForOthers {
  seats: number;
  until: string | null;
}

/**
 * Everything that lists, detail page and files show. `offset` keeps the planner from a join that would read the whole event
 * table: related rows are looked up for each of the few reservations.
 */
export const selectRows = prepareQuery(
  (db, argument: Argument<{ ids: string[]; locale: Locale }>) =>
    db
      .selectFrom("reservation")
      .innerJoinLateral(
        (eb) =>
          eb
            .selectFrom("event_session as session")
            .innerJoin("event", "event.id", "session.event_id")
            .$call(withText("event_text", "event.id", argument("locale")))
            .$call(withText("event_session_text", "session.id", argument("locale")))
            .leftJoin("user as person", (join) =>
              join.onRef("person.id", "=", "reservation.user_id"),
            )
            .whereRef("session.id", "=", "reservation.event_session_id")
            .select([
              "person.name as person_name",
              "person.email",
              sql<Locale>`coalesce(person.locale, reservation.guest_locale)`.as("language"),
              "event.id as event_id",
              "event.slug as event_slug",
              "event.fee",
              sql<PriceKind[]>`event.prices`.as("price_kinds"),
              "event.state as event_state",
              "event.published_at",
              "event_text.title",
              "event_text.locale as title_locale",
              "event_text.questions",
              "session.letter",
              "event_session_text.name as session_name",
              "session.starts_at",
              "session.ends_at",
              "session.opens_at",
              "session.closes_at",
              "session.capacity",
              "session.seats_taken",
              "session.called_off",
            ])
            .offset(sql<number>`0`)
            .as("place"),
        (join) => join.onTrue(),
      )
      .where(sql<boolean>`reservation.id = any(${argument("ids")}::uuid[])`)
      .selectAll("reservation")
      .selectAll("place")
      .select([
        fellowWaiters("<").as("ahead"),
        sql<number>`promised_yen(reservation.prices, reservation.seats, place.fee)`.as("sum"),
        sql<Takings>`(
            select json_build_object('paid', coalesce(sum(paid), 0), 'methods', coalesce(json_agg(distinct method), '[]'))
            from check_in where check_in.reservation_id = reservation.id and paid > 0 and ${isNotUndone}
          )`.as("takings"),
        addedByCorrections("reservation.id").as("correction"),
        sql<string | null>`(
            select memo.note from reservation_staff_note as memo where memo.reservation_id = reservation.id
          )`.as("staff_note"),
        sql<boolean>`exists (
            select from reservation_staff_note as memo where memo.reservation_id = reservation.id and memo.at_reception
          )`.as("note_at_reception"),
        sql<SeatsHeldForOthers | null>`case when reservation.state = 'waiting' then (
            select json_build_object('seats', coalesce(sum(other.seats), 0), 'until', min(other.expires_at))
            from reservation as other
            where other.event_session_id = reservation.event_session_id and other.state in ('held', 'offered')
          ) end`.as("held"),
        sql<Date | null>`case when reservation.state = 'offered' then (
            select max(at) from reservation_transition as offer
            where offer.reservation_id = reservation.id and offer.cause = 'offer'
          ) end`.as("offered_at"),
      ])
      .orderBy("reservation.created_at", "desc")
      .orderBy("reservation.id", "desc"),
);

export type AdminRow = Awaited<ReturnType<typeof selectRows>>[number];

/** Rows in the order of their places. */
export function inOrder<Row extends { id: string }>(rows: Row[], places: { id: string }[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id }) => byId.get(id) ?? []);
}
