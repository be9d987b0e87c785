import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type Expression, type ExpressionBuilder, sql } from "kysely";
import { jsonObjectFrom } from "kysely/helpers/postgres";

const named = sql<string | null>`(
  select coalesce(nullif("user".name, ''), '@' || profile.handle)
  from "user" join profile on profile.user_id = "user".id where "user".id = message.made_by_id
)`;

interface Progress {
  waiting: number;
  sending: number;
  sent: number;
  failed: number;
  skipped: number;
  listed: number;
  untold: number;
}

/** One row, even without recipients. */
const progress = sql<Progress>`(
  select json_build_object(
    'waiting', count(*) filter (where recipient.state = 'waiting'),
    'sending', count(*) filter (where recipient.state = 'sending'),
    'sent', count(*) filter (where recipient.state = 'sent'),
    'failed', count(*) filter (where recipient.state = 'failed'),
    'skipped', count(*) filter (where recipient.state = 'skipped'),
    'listed', count(*) filter (where recipient.state = 'listed'),
    'untold', (
      select count(*) from message_recipient as called
      join reservation_notice as notice on notice.reservation_id = called.reservation_id
      join reservation_transition as line on line.id = notice.transition_id
      where called.message_id = message.id and called.state = 'listed' and notice.kind = 'message'
        and line.detail ->> 'messageId' = message.id::text and notice.told_at is null and notice.dropped_at is null
    )
  )
  from message_recipient as recipient where recipient.message_id = message.id
)`;

/** Null for a newsletter. */
const eventIn = (locale: Expression<string>) => (build: ExpressionBuilder<DB, "message">) =>
  jsonObjectFrom(
    build
      .selectFrom("event")
      .$call(withText("event_text", "event.id", locale))
      .whereRef("event.id", "=", "message.event_id")
      .select(["event.id", "event.starts_at", "event_text.title", "event_text.locale"]),
  ).as("event");

const momentText = sql<string>`to_char(message.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const selectMessages = prepareQuery(
  (db, argument: Argument<{ at: string; id: string; limit: number; locale: Locale }>) =>
    db
      .selectFrom("message")
      .where(
        sql<boolean>`(message.created_at, message.id) < (${argument("at")}::timestamptz, ${argument("id")}::uuid)`,
      )
      .selectAll("message")
      .select(eventIn(argument("locale")))
      .select([named.as("by"), progress.as("progress"), momentText.as("at")])
      .orderBy("message.created_at", "desc")
      .orderBy("message.id", "desc")
      .limit(argument("limit")),
);

export const selectMessage = prepareQuery(
  (db, argument: Argument<{ id: string; locale: Locale }>) =>
    db
      .selectFrom("message")
      .where("message.id", "=", argument("id"))
      .selectAll("message")
      .select(eventIn(argument("locale")))
      .select([named.as("by"), progress.as("progress")]),
);

export type MessageRow = Awaited<ReturnType<typeof selectMessage>>[number];

export const lockMessage = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("message").where("id", "=", argument("id")).selectAll().forUpdate(),
);

export type LockedMessage = Awaited<ReturnType<typeof lockMessage>>[number];

export const selectPlannedBy = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("message")
    .where("state", "=", "planned")
    .where("made_by_id", "=", argument("userId"))
    .select("id"),
);

export const insertMessage = prepareQuery(
  (db, argument: Argument<{ eventId: string; madeById: string }>) =>
    db
      .insertInto("message")
      .columns(["event_id", "made_by_id"])
      // An event that is not there gives no row.
      .expression((build) =>
        build
          .selectFrom("event")
          .where("event.id", "=", argument("eventId"))
          .select(["event.id", sql<string>`${argument("madeById")}::text`.as("made_by_id")]),
      )
      .returning(["id", "state", "version", "send_at"]),
);

export const insertNewsletter = prepareQuery((db, argument: Argument<{ madeById: string }>) =>
  db
    .insertInto("message")
    .values({ segments: sql<string[]>`'{}'`, calls: false, made_by_id: argument("madeById") })
    .returning(["id", "state", "version", "send_at"]),
);

/** Other newsletters sent since then, or scheduled. */
export const countNewsletters = prepareQuery(
  (db, argument: Argument<{ exceptId: string; since: Date }>) =>
    db
      .selectFrom("message")
      .where("event_id", "is", null)
      .where("state", "<>", "draft")
      .where("id", "<>", argument("exceptId"))
      .where("send_at", ">", argument("since"))
      .select(sql<number>`count(*)::integer`.as("count")),
);

interface DraftValues {
  id: string;
  sessionId: string | null;
  segments: string[];
  subjectJa: string;
  bodyJa: string;
  subjectEn: string;
  bodyEn: string;
  calls: boolean;
  madeById: string;
  now: Date;
}

/** Only with a session of the message's event. */
export const updateDraft = prepareQuery((db, argument: Argument<DraftValues>) =>
  db
    .updateTable("message")
    .set({
      event_session_id: argument("sessionId"),
      segments: argument("segments"),
      subject_ja: argument("subjectJa"),
      body_ja: argument("bodyJa"),
      subject_en: argument("subjectEn"),
      body_en: argument("bodyEn"),
      calls: argument("calls"),
      made_by_id: argument("madeById"),
      updated_at: argument("now"),
      version: sql<number>`version + 1`,
    })
    .where("id", "=", argument("id"))
    .where(
      sql<boolean>`(${argument("sessionId")}::uuid is null or ${argument("sessionId")}::uuid in (
        select event_session.id from event_session where event_session.event_id = message.event_id
      ))`,
    )
    .returning(["id", "state", "version", "send_at"]),
);

export const deleteMessage = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.deleteFrom("message").where("id", "=", argument("id")).returning("id"),
);

interface StateValues {
  id: string;
  state: string;
  sendAt: Date | null;
  urgentReason: string | null;
  madeById: string;
  now: Date;
}

export const updateState = prepareQuery((db, argument: Argument<StateValues>) =>
  db
    .updateTable("message")
    .set({
      state: argument("state"),
      send_at: argument("sendAt"),
      urgent_reason: argument("urgentReason"),
      made_by_id: argument("madeById"),
      updated_at: argument("now"),
      version: sql<number>`version + 1`,
    })
    .where("id", "=", argument("id"))
    .returning(["id", "state", "version", "send_at"]),
);

export const noteTest = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
  db
    .updateTable("message")
    .set({ tested_at: argument("now") })
    .where("id", "=", argument("id"))
    .returning("id"),
);

export const selectEmail = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db.selectFrom("user").where("id", "=", argument("userId")).select("email"),
);
