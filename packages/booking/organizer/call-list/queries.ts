import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Expression, sql } from "kysely";
import { eventsWithTexts, reservationsWithTexts } from "../../schedule/index.ts";
import type { FormerSchedule } from "../../seats/index.ts";

const whoIs = (id: "notice.told_by_id" | "notice.noted_by_id" | "notice.calling_by_id") => sql<
  string | null
>`(
  select coalesce(nullif("user".name, ''), '@' || profile.handle)
  from "user" join profile on profile.user_id = "user".id where "user".id = ${sql.ref(id)}
)`;

/** Of several changes not told yet, the first names what the party still knows. */
const former = sql<FormerSchedule | null>`(
  select line.detail -> 'former'
  from reservation_notice as untold join reservation_transition as line on line.id = untold.transition_id
  where untold.reservation_id = notice.reservation_id and (untold.kind = 'event-changed' or line.detail ? 'former')
    and untold.transition_id <= notice.transition_id
    and untold.transition_id > coalesce((
      select max(told.transition_id) from reservation_notice as told
      where told.reservation_id = notice.reservation_id and told.told_at is not null
        and told.transition_id < notice.transition_id
    ), 0)
  order by untold.transition_id limit 1
)`;

const reason = sql<string | null>`(
  select line.detail ->> 'reason' from reservation_transition as line where line.id = notice.transition_id
)`;

interface CalledMessage {
  /** Of the party. */
  locale: Locale;
  subjectJa: string;
  bodyJa: string;
  subjectEn: string;
  bodyEn: string;
  /** By language. */
  titles: { ja: string; en?: string };
  venues: { ja: string; en?: string };
}

const message = sql<CalledMessage | null>`(
  select json_build_object(
    'locale', coalesce((select locale from "user" where id = party.user_id), party.guest_locale),
    'subjectJa', message.subject_ja, 'bodyJa', message.body_ja,
    'subjectEn', message.subject_en, 'bodyEn', message.body_en,
    'titles', (select json_object_agg(locale, title) from event_text where event_id = party.event_id),
    'venues', (select json_object_agg(locale, name) from venue_text where venue_id = party.venue_id)
  )
  from reservation_transition as line join message on message.id = (line.detail ->> 'messageId')::uuid
  where line.id = notice.transition_id and notice.kind = 'message'
)`;

interface CallsValues {
  eventId: string | null;
  toldAfter: Date;
  locale: Locale;
  limit: number;
}

/**
 * Calls of one event, or pending and recent calls of all. Each kind has its own statement, because one
 * condition for all could use no index.
 */
const listedCalls = (argument: Argument<CallsValues>) => {
  const isOfAll = sql`${argument("eventId")}::uuid is null`;
  const calls = sql`reservation_notice as call`;
  const isCall = sql`call.way = 'telephone' and call.dropped_at is null`;
  return sql`
    select call.transition_id from ${calls} where ${isOfAll} and ${isCall} and call.told_at is null
    union all
    select call.transition_id from ${calls} where ${isOfAll} and ${isCall} and call.told_at > ${argument("toldAfter")}
    union all
    select call.transition_id from event_session
    join reservation on reservation.event_session_id = event_session.id
    join ${calls} on call.reservation_id = reservation.id
    where event_session.event_id = ${argument("eventId")}::uuid and ${isCall}`;
};

/** `offset` keeps the planner from joining all events before it looks for the calls. */
const partyOfCall = (db: Database, locale: Expression<string>) =>
  reservationsWithTexts(db, locale)
    .leftJoin("reservation_staff_note as memo", "memo.reservation_id", "reservation.id")
    .where(sql<boolean>`reservation.id = notice.reservation_id`)
    .select([
      "reservation.id",
      "reservation.code",
      "reservation.name",
      "reservation.kana",
      "reservation.phone",
      "reservation.nickname",
      "reservation.seats",
      "reservation.arrived",
      "reservation.state",
      "reservation.user_id",
      "reservation.guest_email",
      "reservation.guest_locale",
      "reservation.expires_at",
      "reservation.confirmed_at",
      "memo.note as staff_note",
      "event.id as event_id",
      "event.slug",
      "event.venue_id",
      "event.state as event_state",
      "event_text.title",
      "event_text.locale as title_locale",
      "event_text.notice as event_notice",
      "session.letter",
      "session.starts_at",
      "session.ends_at",
      "session.closes_at",
      "session.called_off",
      "event_session_text.name as session_name",
      "venue_text.name as venue_name",
    ])
    .offset(sql<number>`0`)
    .as("party");

export const selectCalls = prepareQuery((db, argument: Argument<CallsValues>) =>
  db
    .selectFrom("reservation_notice as notice")
    .innerJoinLateral(partyOfCall(db, argument("locale")), (join) => join.onTrue())
    .where(sql<boolean>`notice.transition_id = any(array(${listedCalls(argument)}))`)
    .selectAll("party")
    .select([
      "notice.transition_id",
      "notice.kind",
      "notice.created_at as noticed_at",
      "notice.told_at",
      "notice.returned_at",
      "notice.is_unknown_address",
      "notice.answer",
      "notice.remark",
      "notice.noted_at",
      "notice.calling_by_id",
      "notice.calling_since",
      whoIs("notice.calling_by_id").as("calling_by"),
      whoIs("notice.told_by_id").as("told_by"),
      whoIs("notice.noted_by_id").as("noted_by"),
      former.as("former"),
      sql<string | null>`(
        select name from venue_text
        where venue_id = (${former} ->> 'venueId')::uuid and locale in (${argument("locale")}, 'ja')
        order by locale = 'ja' limit 1
      )`.as("former_venue"),
      sql<string | null>`(
        select title from event_text
        where event_id = nullif((${former} ->> 'eventId')::uuid, party.event_id) and locale in (${argument("locale")}, 'ja')
        order by locale = 'ja' limit 1
      )`.as("former_event"),
      reason.as("reason"),
      message.as("message"),
    ])
    .orderBy(sql`notice.told_at is not null`)
    .orderBy("party.starts_at")
    .orderBy("notice.transition_id")
    .limit(argument("limit")),
);

export type CallRow = Awaited<ReturnType<typeof selectCalls>>[number];

/** Parties with a mail that the mail server accepted. */
export const countMailed = prepareQuery(
  (db, argument: Argument<{ eventId: string; kinds: string[] }>) =>
    db
      .selectFrom("reservation_notice as notice")
      .innerJoin("reservation", "reservation.id", "notice.reservation_id")
      .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
      .where("session.event_id", "=", argument("eventId"))
      .where("notice.way", "=", "mail")
      .where("notice.told_at", "is not", null)
      .where("notice.returned_at", "is", null)
      .where(sql<boolean>`notice.kind = any(${argument("kinds")}::text[])`)
      .select(sql<number>`count(distinct notice.reservation_id)::integer`.as("count")),
);

export const selectEvent = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    eventsWithTexts(db, argument("locale"))
      .where("event.id", "=", argument("eventId"))
      .select(["event.id", "event_text.title", "event_text.locale"]),
);

export const selectCall = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation_notice")
    .where("transition_id", "=", argument("id"))
    .where("way", "=", "telephone")
    .select(["reservation_id", "dropped_at", "kind"]),
);

/** Taken after the reservation's own locks. */
export const lockCall = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation_notice")
    .where("transition_id", "=", argument("id"))
    .selectAll()
    .forUpdate(),
);

interface OutcomeValues {
  id: string;
  answer: string | null;
  isTold: boolean;
  remark: string;
  actorId: string;
  now: Date;
}

/** A remark stays until it is replaced. */
export const updateCall = prepareQuery((db, argument: Argument<OutcomeValues>) => {
  const [now, isTold] = [sql`${argument("now")}::timestamptz`, sql`${argument("isTold")}::boolean`];
  const isNoted = sql`${argument("remark")}::text <> ''`;
  return db
    .updateTable("reservation_notice")
    .set({
      answer: argument("answer"),
      told_at: sql`case when ${isTold} then coalesce(told_at, ${now}) end`,
      told_by_id: sql`case when ${isTold} then coalesce(told_by_id, ${argument("actorId")}) end`,
      // A call that was answered with a cancellation was dropped by it.
      dropped_at: null,
      calling_by_id: null,
      calling_since: null,
      remark: sql`case when ${isNoted} then ${argument("remark")}::text else remark end`,
      noted_at: sql`case when ${isNoted} then ${now} else noted_at end`,
      noted_by_id: sql`case when ${isNoted} then ${argument("actorId")}::text else noted_by_id end`,
    })
    .where("transition_id", "=", argument("id"))
    .returning(["transition_id", "told_at", "answer"]);
});

interface ClaimValues {
  id: string;
  callingById: string | null;
  callingSince: Date | null;
}

export const updateClaim = prepareQuery((db, argument: Argument<ClaimValues>) =>
  db
    .updateTable("reservation_notice")
    .set({ calling_by_id: argument("callingById"), calling_since: argument("callingSince") })
    .where("transition_id", "=", argument("id"))
    .returning("transition_id"),
);

export const selectConfirmedSeats = prepareQuery(
  (db, argument: Argument<{ reservationId: string }>) =>
    db
      .selectFrom("reservation")
      .where("id", "=", argument("reservationId"))
      .where("state", "=", "confirmed")
      .select("seats")
      .forUpdate(),
);
