import { isPublic } from "@takujo/content/visibility/index";
import type { FollowKind, PageKind } from "@takujo/contracts/inbox/follow-kinds";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover } from "@takujo/runtime/database/sql-expressions";
import { type RawBuilder, sql } from "kysely";

/** Rows of (kind, subject_id): the subjects of an event that people can follow. */
export const subjectsOf = (eventId: RawBuilder<unknown>) => sql`
  select 'series' as kind, series_id as subject_id from event_series_item where event_id = ${eventId}
  union select 'venue', venue_id from event where id = ${eventId}
  union select 'game', board_game_id from event_game where event_id = ${eventId}
  union select 'game', board_game_id from event_session where event_id = ${eventId} and board_game_id is not null
  union select 'guide', staff_id from event_guide where event_id = ${eventId}
  union select 'guide', guide_id from event_session where event_id = ${eventId} and guide_id is not null
  union select 'guide', host_id from event where id = ${eventId} and host_id is not null`;

const orJapanese = (locale: RawBuilder<unknown>) =>
  sql`locale in (${locale}, 'ja') order by locale = ${locale} desc limit 1`;

/** A series has the name of its newest public event. */
const newestOfSeries = sql`(
  select event.id from event_series_item as item join event on event.id = item.event_id
  where item.series_id = chosen.subject_id and ${isPublic.event}
  order by event.starts_at desc limit 1
)`;

interface NamedRow {
  kind: FollowKind;
  subject_id: string;
  name: string;
  locale: Locale;
  slug: string | null;
  starts_at: Date | null;
  cover: unknown;
  avatar: string | null;
  is_followed: boolean;
}

/** With names, public subjects only. `chosen`: rows of (kind, subject_id, is_followed). */
const named = (chosen: RawBuilder<unknown>, locale: RawBuilder<string>) => sql<NamedRow>`
  select chosen.kind, chosen.subject_id, coalesce(text.name, '') as name, text.locale, text.slug, text.starts_at,
    text.cover, text.avatar, chosen.is_followed
  from (${chosen}) as chosen
  cross join lateral (
    select shown.name, shown.locale, event.slug, event.starts_at, ${shownCover("event.cover", locale)} as cover, null as avatar
    from event
    cross join lateral (
      select title as name, locale from event_text where event_id = event.id and ${orJapanese(locale)}
    ) as shown
    where chosen.kind = 'event' and event.id = chosen.subject_id and ${isPublic.event}
    union all
    select shown.name, shown.locale, null, null, null, null from (
      select title as name, locale from event_text
      where chosen.kind = 'series' and event_id = ${newestOfSeries} and ${orJapanese(locale)}
    ) as shown
    union all
    select shown.name, shown.locale, board_game.slug, null, ${shownCover("board_game.cover", locale)}, null from board_game
    cross join lateral (
      select name, locale from board_game_text where board_game_id = board_game.id and ${orJapanese(locale)}
    ) as shown
    where chosen.kind = 'game' and board_game.id = chosen.subject_id and board_game.state = 'published'
    union all
    select shown.name, shown.locale, staff.slug, null, null, staff.avatar from staff
    cross join lateral (
      select name, locale from staff_text where staff_id = staff.id and ${orJapanese(locale)}
    ) as shown
    where chosen.kind = 'guide' and staff.id = chosen.subject_id and staff.state = 'published'
    union all
    select shown.name, shown.locale, null, null, null, null from (
      select name, locale from venue_text
      where chosen.kind = 'venue' and venue_id = chosen.subject_id and ${orJapanese(locale)}
    ) as shown
  ) as text
  order by array_position(array['event', 'series', 'game', 'guide', 'venue'], chosen.kind), text.starts_at, text.name, chosen.subject_id`;

export const selectFollows = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale }>) => {
    const chosen = sql`select kind, subject_id, true as is_followed from follow where user_id = ${argument("userId")}`;
    const statement = named(chosen, sql<string>`${argument("locale")}::text`);
    return { compile: () => statement.compile(db) };
  },
);

/** Enough for months. Later events are not looked at. */
const eventsAhead = 300;

/** The next event of each followed subject, from one pass over the upcoming events. */
export const selectNextOfFollows = prepareQuery(
  (db, argument: Argument<{ userId: string; locale: Locale }>) => {
    const statement = sql<{
      kind: FollowKind;
      subject_id: string;
      slug: string;
      starts_at: Date;
      cover: unknown;
    }>`
      select distinct on (follow.kind, follow.subject_id)
        follow.kind, follow.subject_id, coming.slug, coming.starts_at,
        ${shownCover("coming.cover", sql<string>`${argument("locale")}::text`)} as cover
      from (
        select id, slug, starts_at, cover from event
        where ${isPublic.event} and event.state <> 'cancelled' and event.starts_at > now()
        order by event.starts_at, event.id limit ${sql.lit(eventsAhead)}
      ) as coming
      cross join lateral (${subjectsOf(sql`coming.id`)}) as subject
      join follow on follow.user_id = ${argument("userId")} and follow.kind = subject.kind
        and follow.subject_id = subject.subject_id
      order by follow.kind, follow.subject_id, coming.starts_at, coming.id`;
    return { compile: () => statement.compile(db) };
  },
);

/** Subjects of a page: the thing itself and, for an event, its series, venue, guides and games. */
export const selectFollowables = prepareQuery(
  (db, argument: Argument<{ userId: string; kind: PageKind; slug: string; locale: Locale }>) => {
    const ofKind = (kind: PageKind) => sql`${argument("kind")}::text = ${sql.lit(kind)}`;
    const shown = sql`(select id from event where ${ofKind("event")} and slug = ${argument("slug")}::text
      and state <> 'draft' and published_at <= now())`;
    const subjects = sql`
      select 'event' as kind, ${shown} as subject_id
      union select kind, subject_id from (${subjectsOf(shown)}) as part
      union select 'game', id from board_game where ${ofKind("game")} and slug = ${argument("slug")}::text
      union select 'guide', id from staff where ${ofKind("guide")} and slug = ${argument("slug")}::text`;
    const chosen = sql`select subject.kind, subject.subject_id, exists (
        select from follow where follow.user_id = ${argument("userId")} and follow.kind = subject.kind
          and follow.subject_id = subject.subject_id
      ) as is_followed
      from (${subjects}) as subject where subject.subject_id is not null`;
    const statement = named(chosen, sql<string>`${argument("locale")}::text`);
    return { compile: () => statement.compile(db) };
  },
);

/** Whether the subject exists. */
export const selectSubject = prepareQuery(
  (db, argument: Argument<{ kind: FollowKind; subjectId: string }>) => {
    const chosen = sql`select ${argument("kind")}::text as kind, ${argument("subjectId")}::uuid as subject_id, false as is_followed`;
    const statement = named(chosen, sql<string>`'ja'::text`);
    return { compile: () => statement.compile(db) };
  },
);

export const insertFollow = prepareQuery(
  (db, argument: Argument<{ userId: string; kind: FollowKind; subjectId: string }>) =>
    db
      .insertInto("follow")
      .values({
        user_id: argument("userId"),
        kind: argument("kind"),
        subject_id: argument("subjectId"),
      })
      .onConflict((conflict) => conflict.columns(["user_id", "kind", "subject_id"]).doNothing())
      .returning("kind"),
);

/** Serializes follows of a person, so that concurrent calls cannot exceed the limit. */
export const lockFollower = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("profile")
    .select("user_id")
    .where("user_id", "=", argument("userId"))
    .forNoKeyUpdate(),
);

export const countFollows = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("follow")
    .select(sql<number>`count(*)::integer`.as("count"))
    .where("user_id", "=", argument("userId")),
);

export const deleteFollow = prepareQuery(
  (db, argument: Argument<{ userId: string; kind: FollowKind; subjectId: string }>) =>
    db
      .deleteFrom("follow")
      .where("user_id", "=", argument("userId"))
      .where("kind", "=", argument("kind"))
      .where("subject_id", "=", argument("subjectId"))
      .returning("kind"),
);
