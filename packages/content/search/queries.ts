import type { Locale } from "@takujo/contracts/locale";
import { shownCover } from "@takujo/runtime/cover/queries";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type RawBuilder, sql } from "kysely";
import { hasSeatsLeft, isPublic } from "../visibility/index.ts";

interface Search {
  terms: string[];
  pairs: string[];
  locale: Locale;
  limit: number;
}

interface EventSearch extends Search {
  upcoming: boolean;
  english: boolean;
  seats: boolean;
}

/** If a word is too common to check all matches, this many of the items shown first are checked as well. */
const mostNear = 500;
/** Upper bound of texts with the pairs that are checked for the words. */
const mostCandidates = 3_000;
const mostMatches = 1_000;

/** For each kind: its text, and the items shown first, in index order. */
const sources = {
  news_text: {
    owner: "news_id",
    title: "title",
    near: sql`select id from news where ${isPublic.news} order by published_at desc limit ${sql.lit(mostNear)}`,
  },
  article_text: {
    owner: "article_id",
    title: "title",
    near: sql`select id from article where ${isPublic.article} order by published_at desc limit ${sql.lit(mostNear)}`,
  },
  event_text: {
    owner: "event_id",
    title: "title",
    near: sql`(select id from event where event.state <> 'draft' and ends_at > now() order by ends_at limit ${sql.lit(mostNear)})
      union all
      (select id from event where event.state <> 'draft' and ends_at <= now() order by ends_at desc limit ${sql.lit(mostNear)})`,
  },
  board_game_text: {
    owner: "board_game_id",
    title: "name",
    near: sql`select id from board_game order by slug limit ${sql.lit(mostNear)}`,
  },
  faq_text: {
    owner: "faq_id",
    title: "question",
    near: sql`select id from faq order by position limit ${sql.lit(mostNear)}`,
  },
} as const;

/**
 * Items whose text, in either language, contains every term; the index narrows by pairs, the text decides. The number of texts
 * checked is bounded: the index has no order, so if it has more matches (`is_cut`), the items that would be shown first are
 * checked as well. The last condition is always true: it makes PostgreSQL expect few rows and fetch each by key instead of
 * reading whole tables.
 */
function matches(table: keyof typeof sources, argument: Argument<Search>) {
  const source = sources[table];
  const [texts, owner, title] = [sql.table(table), sql.ref(source.owner), sql.ref(source.title)];
  const hasAll = (text: RawBuilder<unknown>) => sql`not exists (
    select from unnest(${argument("terms")}::text[]) as term where position(term in ${text}) = 0)`;
  return sql<{ item_id: string; in_title: boolean; is_cut: boolean }>`(
    with candidate as materialized (
      select ${owner} as item_id, ${title} as title, ${hasAll(sql`search_text`)} as has_all
      from ${texts} where search_pairs @> ${argument("pairs")}::text[] limit ${sql.lit(mostCandidates)}
    ), matching as materialized (
      select item_id, title from candidate where has_all limit ${sql.lit(mostMatches + 1)}
    ), bound as materialized (
      select (select count(*) from candidate) = ${sql.lit(mostCandidates)}
        or (select count(*) from matching) > ${sql.lit(mostMatches)} as is_cut
    ), found as (
      select item_id, title from matching
      union all
      select near.id, text.title from (${source.near}) as near
      cross join lateral (
        select ${title} as title, search_text from ${texts} where ${owner} = near.id offset 0
      ) as text
      where (select is_cut from bound) and ${hasAll(sql`text.search_text`)}
    )
    select item_id, bool_or(${hasAll(sql`search_fold(title)`)}) as in_title,
      (select is_cut from bound) as is_cut
    from found group by 1
    having sign(count(*)) = 1)`.as<"found">(sql.ref("found"));
}

const total = sql<number>`least(count(*) over (), ${sql.lit(mostMatches)})::int`.as("total");

export const findNews = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("news_text", argument))
    .innerJoin("news", "news.id", "found.item_id")
    .innerJoin("news_text as ja", (join) =>
      join.onRef("ja.news_id", "=", "news.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("news_text as wanted", (join) =>
      join.onRef("wanted.news_id", "=", "news.id").on("wanted.locale", "=", argument("locale")),
    )
    .where(isPublic.news)
    .select((eb) => [
      total,
      "found.is_cut",
      "news.slug",
      "news.category",
      "news.published_at",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.title", "ja.title").as("title"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
      eb.fn.coalesce("wanted.body", "ja.body").as("body"),
    ])
    .orderBy("found.in_title", "desc")
    .orderBy("news.published_at", "desc")
    .orderBy("news.id")
    .limit(argument("limit")),
);

export const findArticles = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("article_text", argument))
    .innerJoin("article", "article.id", "found.item_id")
    .innerJoin("article_text as ja", (join) =>
      join.onRef("ja.article_id", "=", "article.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("article_text as wanted", (join) =>
      join
        .onRef("wanted.article_id", "=", "article.id")
        .on("wanted.locale", "=", argument("locale")),
    )
    .where(isPublic.article)
    .select((eb) => [
      total,
      "found.is_cut",
      "article.slug",
      shownCover("article.cover", argument("locale")).as("cover"),
      "article.published_at",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.title", "ja.title").as("title"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
      eb.fn.coalesce("wanted.body", "ja.body").as("body"),
    ])
    .orderBy("found.in_title", "desc")
    .orderBy("article.published_at", "desc")
    .orderBy("article.id")
    .limit(argument("limit")),
);

/** Upcoming events first, soonest first; then past events, newest first. */
export const findEvents = prepareQuery((db, argument: Argument<EventSearch>) =>
  db
    .selectFrom(matches("event_text", argument as Argument<Search>))
    .innerJoin("event", "event.id", "found.item_id")
    .innerJoin("event_text as ja", (join) =>
      join.onRef("ja.event_id", "=", "event.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("event_text as wanted", (join) =>
      join.onRef("wanted.event_id", "=", "event.id").on("wanted.locale", "=", argument("locale")),
    )
    .where(isPublic.event)
    .where((eb) =>
      eb.and([
        sql<boolean>`(not ${argument("upcoming")}::boolean or event.ends_at > now())`,
        sql<boolean>`(not ${argument("english")}::boolean or 'english' = any(event.tags))`,
        sql<boolean>`(not ${argument("seats")}::boolean or (${hasSeatsLeft}))`,
      ]),
    )
    .select((eb) => [
      total,
      "found.is_cut",
      "event.slug",
      shownCover("event.cover", argument("locale")).as("cover"),
      "event.starts_at",
      "event.ends_at",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.title", "ja.title").as("title"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
      eb.fn.coalesce("wanted.body", "ja.body").as("body"),
      eb.fn.coalesce("wanted.room", "ja.room").as("room"),
    ])
    .orderBy(sql`event.ends_at > now()`, "desc")
    .orderBy("found.in_title", "desc")
    .orderBy(sql`abs(extract(epoch from event.starts_at - now()))`)
    .orderBy("event.id")
    .limit(argument("limit")),
);

export const findGames = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("board_game_text", argument))
    .innerJoin("board_game as game", "game.id", "found.item_id")
    .innerJoin("board_game_text as ja", (join) =>
      join.onRef("ja.board_game_id", "=", "game.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("board_game_text as wanted", (join) =>
      join
        .onRef("wanted.board_game_id", "=", "game.id")
        .on("wanted.locale", "=", argument("locale")),
    )
    .where("game.state", "=", "published")
    .select((eb) => [
      total,
      "found.is_cut",
      "game.slug",
      "game.min_players",
      "game.max_players",
      "game.minutes",
      "game.age",
      "game.weight",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.name", "ja.name").as("title"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
    ])
    .orderBy("found.in_title", "desc")
    .orderBy("game.slug")
    .limit(argument("limit")),
);

export const findFaq = prepareQuery((db, argument: Argument<Search>) =>
  db
    .selectFrom(matches("faq_text", argument))
    .innerJoin("faq", "faq.id", "found.item_id")
    .innerJoin("faq_text as ja", (join) =>
      join.onRef("ja.faq_id", "=", "faq.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("faq_text as wanted", (join) =>
      join.onRef("wanted.faq_id", "=", "faq.id").on("wanted.locale", "=", argument("locale")),
    )
    .where("faq.state", "=", "published")
    .select((eb) => [
      total,
      "found.is_cut",
      "faq.slug",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.question", "ja.question").as("title"),
      eb.fn.coalesce("wanted.answer", "ja.answer").as("body"),
    ])
    .orderBy("found.in_title", "desc")
    .orderBy("faq.position")
    .limit(argument("limit")),
);
