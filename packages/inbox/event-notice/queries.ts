import { isPublic } from "@takujo/content/visibility/index";
import type { FollowKind } from "@takujo/contracts/inbox/follow-kinds";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { subjectsOf } from "../follow/index.ts";

/** Claims events whose followers were not notified yet; of concurrent workers, one gets each. */
export const announceDue = prepareQuery(
  (db, argument: Argument<{ now: Date; publishedBefore: Date; limit: number }>) => {
    const statement = sql<{ event_id: string }>`
      insert into event_announcement (event_id, announced_at)
      select event.id, ${argument("now")}::timestamptz from event
      where ${isPublic.event} and event.state <> 'cancelled' and event.starts_at > ${argument("now")}::timestamptz
        and event.published_at <= ${argument("publishedBefore")}::timestamptz
        and not exists (select from event_announcement as known where known.event_id = event.id)
      order by event.starts_at limit ${argument("limit")}
      on conflict do nothing returning event_id`;
    return { compile: () => statement.compile(db) };
  },
);

/**
 * One notice per follower who wants them. After a mail of this kind, the next comes a day later. Followers are found subject by
 * subject: PostgreSQL cannot know how few subjects there are, and would read all follows.
 */
export const insertNotices = prepareQuery(
  (db, argument: Argument<{ eventId: string; now: Date }>) => {
    const now = sql`${argument("now")}::timestamptz`;
    const statement = sql<{ user_id: string }>`
      insert into event_notice (event_id, user_id, due_at, at)
      select ${argument("eventId")}::uuid, follower.user_id,
        coalesce((
          select max(sent.at) + interval '1 day' from event_notice as sent
          where sent.user_id = follower.user_id and sent.state = 'sent' and sent.at > ${now} - interval '1 day'
        ), ${now}), ${now}
      from (
        select distinct follow.user_id
        from (${subjectsOf(sql`${argument("eventId")}::uuid`)}) as subject
        cross join lateral (
          select user_id from follow where subject_id = subject.subject_id and kind = subject.kind offset 0
        ) as follow
      ) as follower
      join profile on profile.user_id = follower.user_id and (profile.follow_mail or profile.follow_push)
      on conflict do nothing returning user_id`;
    return { compile: () => statement.compile(db) };
  },
);

/** Notices in progress when a worker was killed. Their queue has one worker at a time. */
export const freeNotices = prepareQuery((db, _: Argument<object>) =>
  db
    .updateTable("event_notice")
    .set({ state: "waiting" })
    // A literal, so that PostgreSQL sees that the partial index applies.
    .where(sql<boolean>`state = 'sending'`)
    .returning("event_id"),
);

/** All pending notices of the person who has waited longest. */
export const claimNotices = prepareQuery((db, argument: Argument<{ now: Date }>) => {
  const statement = sql<{ event_id: string; user_id: string; attempts: number }>`
    update event_notice set state = 'sending', at = ${argument("now")}::timestamptz
    where state = 'waiting' and user_id = (
      select next.user_id from event_notice as next
      where next.state = 'waiting' and next.due_at <= ${argument("now")}::timestamptz
      order by next.due_at, next.user_id limit 1 for update skip locked
    )
    returning event_id, user_id, attempts`;
  return { compile: () => statement.compile(db) };
});

interface Outcome {
  userId: string;
  eventIds: string[];
  state: string;
  attempts: number;
  dueAt: Date;
  now: Date;
}

export const noteNotices = prepareQuery((db, argument: Argument<Outcome>) =>
  db
    .updateTable("event_notice")
    .set({
      state: argument("state"),
      attempts: argument("attempts"),
      due_at: argument("dueAt"),
      at: argument("now"),
    })
    .where("user_id", "=", argument("userId"))
    .where(sql<boolean>`event_id = any(${argument("eventIds")}::uuid[])`)
    .where("state", "=", "sending")
    .returning("event_id"),
);

/** When the next can be sent; null if none is left. */
export const selectNextDue = prepareQuery((db, _: Argument<object>) =>
  db
    .selectFrom("event_notice")
    .select(sql<Date | null>`min(due_at)`.as("due_at"))
    .where("state", "in", ["waiting", "sending"]),
);

interface FollowerRow {
  id: string;
  name: string;
  email: string;
  locale: Locale;
  follow_mail: boolean;
  follow_push: boolean;
  quiet_from: number;
  quiet_until: number;
}

/** Current details. No row for a deleted or banned account; no mail to an address that bounced. */
export const selectFollower = prepareQuery((db, argument: Argument<{ userId: string }>) => {
  const statement = sql<FollowerRow>`
    select "user".id, coalesce(nullif("user".name, ''), '@' || profile.handle) as name, "user".email, "user".locale,
      profile.follow_mail and profile.bounced_at is null and "user"."emailVerified" as follow_mail, profile.follow_push,
      profile.quiet_from, profile.quiet_until
    from profile join "user" on "user".id = profile.user_id
    where profile.user_id = ${argument("userId")}
      and (not coalesce("user".banned, false) or coalesce("user"."banExpires" < now(), false))`;
  return { compile: () => statement.compile(db) };
});

interface NewEventRow {
  slug: string;
  title: string;
  room: string;
  venue: string;
  starts_at: Date;
  ends_at: Date;
  /** All reasons for the person's notice. */
  because: { kind: FollowKind; name: string }[];
}

/** Upcoming events that match the person's follows and that they neither reserved nor wait for. */
export const selectNewEvents = prepareQuery(
  (db, argument: Argument<{ userId: string; eventIds: string[]; locale: Locale; now: Date }>) => {
    const inLanguage = sql`locale in (${argument("locale")}, 'ja') order by locale = ${argument("locale")} desc limit 1`;
    const statement = sql<NewEventRow>`
      select event.slug, text.title, text.room, venue.name as venue, event.starts_at, event.ends_at, reason.because
      from event
      cross join lateral (select title, room from event_text where event_id = event.id and ${inLanguage}) as text
      cross join lateral (select name from venue_text where venue_id = event.venue_id and ${inLanguage}) as venue
      cross join lateral (
        select jsonb_agg(jsonb_build_object('kind', subject.kind, 'name', case subject.kind
          when 'series' then text.title
          when 'venue' then venue.name
          when 'game' then (select name from board_game_text where board_game_id = subject.subject_id and ${inLanguage})
          else (select name from staff_text where staff_id = subject.subject_id and ${inLanguage})
        end) order by subject.kind desc, subject.subject_id) as because
        from (${subjectsOf(sql`event.id`)}) as subject
        join follow on follow.user_id = ${argument("userId")} and follow.kind = subject.kind
          and follow.subject_id = subject.subject_id
      ) as reason
      where event.id = any(${argument("eventIds")}::uuid[]) and ${isPublic.event} and event.state <> 'cancelled'
        and event.starts_at > ${argument("now")}::timestamptz and reason.because is not null
        and not exists (
          select from reservation join event_session as session on session.id = reservation.event_session_id
          where session.event_id = event.id and reservation.user_id = ${argument("userId")}
            and reservation.state in ('held', 'confirmed', 'waiting', 'offered')
        )
      order by event.starts_at, event.id`;
    return { compile: () => statement.compile(db) };
  },
);
