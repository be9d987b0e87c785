import type { SearchKind } from "@takujo/contracts/content/search";
import type { Locale } from "@takujo/contracts/locale";
import { withText } from "@takujo/db/with-text";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover } from "@takujo/runtime/database/sql-expressions";
import { type RawBuilder, sql } from "kysely";
import { hasSeatsLeft, isPublic } from "../visibility/index.ts";

/** The words of a query as arrays of equal length, one element for each variant. */
export interface SearchWords {
  /** Which word it is a variant of. */
  parts: number[];
  patterns: string[];
  isNarrow: boolean[];
  isOwn: boolean[];
  /** How many of the words must be found. */
  needed: number;
  /** The tsquery for the index, the kind included. */
  grams: string;
}

interface Search extends SearchWords {
  locale: Locale;
  limit: number;
}

interface EventSearch extends Search {
  /** The score up to which a match is weak. */
  weak: number;
  upcoming: boolean;
  english: boolean;
  seats: boolean;
}

/** If a word is too common to check all matches, this many of the items shown first are checked as well. */
const maxNear = 500;
/** Upper bound of entries with the pairs that are checked for the words. */
const maxCandidates = 3_000;
const maxMatches = 1_000;

/** For each kind, the items shown first, in index order. */
const shownFirst: Record<SearchKind, RawBuilder<unknown>> = {
  news: sql`select id from news where ${isPublic.news} order by published_at desc limit ${sql.lit(maxNear)}`,
  article: sql`select id from article where ${isPublic.article} order by published_at desc limit ${sql.lit(maxNear)}`,
  event: sql`(select id from event where event.state <> 'draft' and ends_at > now() order by ends_at limit ${sql.lit(maxNear)})
      union all
      (select id from event where event.state <> 'draft' and ends_at <= now() order by ends_at desc limit ${sql.lit(maxNear)})`,
  game: sql`select id from board_game order by slug limit ${sql.lit(maxNear)}`,
  faq: sql`select id from faq order by position limit ${sql.lit(maxNear)}`,
};

/** Score of a match, a little lower for a variant of the typed word. */
const worth = (field: "title" | "labels" | "body", points: number) =>
  sql`case when position(pattern in entry.${sql.raw(field)}) > 0 then ${sql.lit(points)} - penalty else 0 end`;

/**
 * For each word of the query, the best place of one of its variants, times a hundred; by the rest, an entry with a word in
 * several places comes first. Null if too many words are missing.
 */
const scoreOf = (argument: Argument<Search>) => sql<number | null>`(
  select case when count(*) filter (where best > 0) >= ${argument("needed")}::int then sum(best)::int end from (
    select 100 * greatest(max(in_title), max(in_labels), max(in_body))
      + sign(max(in_title)) + sign(max(in_labels)) + sign(max(in_body)) as best
    from (
      select part, ${worth("title", 8)} as in_title, ${worth("labels", 4)} as in_labels,
        case when is_narrow then 0 else ${worth("body", 2)} end as in_body
      from wanted) as places
    group by part) as parts)`;

/**
 * Items whose entry has every word of the query; the index narrows by pairs, the texts decide. The number of entries checked is
 * bounded: the index has no order, so if it has more matches (`is_cut`), the items that would be shown first are checked as
 * well. The last condition is always true: it makes PostgreSQL expect few rows and fetch each by key instead of reading whole
 * tables.
 */
function matches(kind: SearchKind, argument: Argument<Search>) {
  const score = scoreOf(argument);
  return sql<{ item_id: string; score: number; is_cut: boolean }>`(
    with wanted as materialized (
      select part, pattern, is_narrow, case when is_own then 0 else 1 end as penalty
      from unnest(${argument("parts")}::int[], ${argument("patterns")}::text[],
        ${argument("isNarrow")}::boolean[], ${argument("isOwn")}::boolean[]) as word (part, pattern, is_narrow, is_own)
    ), candidate as materialized (
      select item_id, ${score} as score from search_entry as entry
      where entry.kind = ${sql.lit(kind)} and grams @@ ${argument("grams")}::tsquery limit ${sql.lit(maxCandidates)}
    ), matching as materialized (
      select item_id, score from candidate where score is not null limit ${sql.lit(maxMatches + 1)}
    ), bound as materialized (
      select (select count(*) from candidate) = ${sql.lit(maxCandidates)}
        or (select count(*) from matching) > ${sql.lit(maxMatches)} as is_cut
    ), found as (
      select item_id, score from matching
      union all
      select near.id, checked.score from (${shownFirst[kind]}) as near
      cross join lateral (
        select ${score} as score from search_entry as entry
        where entry.kind = ${sql.lit(kind)} and entry.item_id = near.id offset 0
      ) as checked
      where (select is_cut from bound) and checked.score is not null
    )
    select item_id, max(score) as score, (select is_cut from bound) as is_cut
    from found group by 1
    having sign(count(*)) = 1)`.as<"found">(sql.ref("found"));
}

const total = sql<number>`least(count(*) over (), ${sql.lit(maxMatches)})::int`.as("total");

export const findNews = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("news", argument))
    .innerJoin("news", "news.id", "found.item_id")
    .$call(withText("news_text", "news.id", argument("locale")))
    .where(isPublic.news)
    .select([
      total,
      "found.is_cut",
      "found.score",
      "news.slug",
      "news.category",
      "news.published_at",
      "news_text.locale",
      "news_text.title",
      "news_text.summary",
      "news_text.body",
    ])
    .orderBy("found.score", "desc")
    .orderBy("news.published_at", "desc")
    .orderBy("news.id")
    .limit(argument("limit")),
);

export const findArticles = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("article", argument))
    .innerJoin("article", "article.id", "found.item_id")
    .$call(withText("article_text", "article.id", argument("locale")))
    .where(isPublic.article)
    .select([
      total,
      "found.is_cut",
      "found.score",
      "article.slug",
      shownCover("article.cover", argument("locale")).as("cover"),
      "article.published_at",
      "article_text.locale",
      "article_text.title",
      "article_text.summary",
      "article_text.body",
    ])
    .orderBy("found.score", "desc")
    .orderBy("article.published_at", "desc")
    .orderBy("article.id")
    .limit(argument("limit")),
);

/** Upcoming events first, soonest first; then past events, newest first; so too those that only mention the words. */
export const findEvents = prepareQuery((db, argument: Argument<EventSearch>) =>
  db
    .selectFrom(matches("event", argument as Argument<Search>))
    .innerJoin("event", "event.id", "found.item_id")
    .$call(withText("event_text", "event.id", argument("locale")))
    .where(isPublic.event)
    .where((eb) =>
      eb.and([
        sql<boolean>`(not ${argument("upcoming")}::boolean or event.ends_at > now())`,
        sql<boolean>`(not ${argument("english")}::boolean or 'english' = any(event.tags))`,
        sql<boolean>`(not ${argument("seats")}::boolean or (${hasSeatsLeft}))`,
      ]),
    )
    .select([
      total,
      "found.is_cut",
      "found.score",
      "event.slug",
      shownCover("event.cover", argument("locale")).as("cover"),
      "event.starts_at",
      "event.ends_at",
      "event_text.locale",
      "event_text.title",
      "event_text.summary",
      "event_text.body",
      "event_text.room",
    ])
    .orderBy(sql`found.score > ${argument("weak")}::int`, "desc")
    .orderBy(sql`event.ends_at > now()`, "desc")
    .orderBy("found.score", "desc")
    .orderBy(sql`abs(extract(epoch from event.starts_at - now()))`)
    .orderBy("event.id")
    .limit(argument("limit")),
);

export const findGames = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("game", argument))
    .innerJoin("board_game as game", "game.id", "found.item_id")
    .$call(withText("board_game_text", "game.id", argument("locale")))
    .where("game.state", "=", "published")
    .select([
      total,
      "found.is_cut",
      "found.score",
      "game.slug",
      "game.min_players",
      "game.max_players",
      "game.minutes",
      "game.age",
      "game.weight",
      "board_game_text.locale",
      "board_game_text.name as title",
      "board_game_text.summary",
    ])
    .orderBy("found.score", "desc")
    .orderBy("game.slug")
    .limit(argument("limit")),
);

/** Which games have the words, for lists that filter and page by themselves. */
export const selectMatchingGames = prepareQuery((db, argument: Argument<SearchWords>) =>
  db
    .selectFrom(matches("game", argument as Argument<Search>))
    .innerJoin("board_game", "board_game.id", "found.item_id")
    .where(isPublic.game)
    .select("found.item_id")
    .orderBy("found.score", "desc")
    .orderBy("board_game.slug")
    .limit(sql.lit(maxMatches)),
);

export const findFaq = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("faq", argument))
    .innerJoin("faq", "faq.id", "found.item_id")
    .$call(withText("faq_text", "faq.id", argument("locale")))
    .where("faq.state", "=", "published")
    .select([
      total,
      "found.is_cut",
      "found.score",
      "faq.slug",
      "faq_text.locale",
      "faq_text.question as title",
      "faq_text.answer as body",
    ])
    .orderBy("found.score", "desc")
    .orderBy("faq.position")
    .limit(argument("limit")),
);
