import type { Locale } from "@takujo/contracts/locale";
import { shownCover } from "@takujo/runtime/cover/queries";
import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";
import { sql } from "kysely";
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

const owners = {
  news_text: { owner: "news_id", title: "title" },
  article_text: { owner: "article_id", title: "title" },
  event_text: { owner: "event_id", title: "title" },
  board_game_text: { owner: "board_game_id", title: "name" },
  faq_text: { owner: "faq_id", title: "question" },
} as const;

/** Items whose text, in either language, holds every term; the index narrows by pairs, the text decides. */
function matches(table: keyof typeof owners, argument: Argument<Search>) {
  const { owner, title } = owners[table];
  return sql<{ item_id: string; in_title: boolean }>`(
    select ${sql.ref(owner)} as item_id,
      bool_or(not exists (
        select from unnest(${argument("terms")}::text[]) as term
        where position(term in search_fold(${sql.ref(title)})) = 0)) as in_title
    from ${sql.table(table)}
    where search_pairs @> ${argument("pairs")}::text[] and not exists (
      select from unnest(${argument("terms")}::text[]) as term
      where position(term in search_text) = 0)
    group by 1)`.as<"found">(sql.ref("found"));
}

const total = sql<number>`(count(*) over ())::int`.as("total");

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

/** Those to come first, soonest first; then the past ones, newest first. */
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
      "faq.slug",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.question", "ja.question").as("title"),
      eb.fn.coalesce("wanted.answer", "ja.answer").as("body"),
    ])
    .orderBy("found.in_title", "desc")
    .orderBy("faq.position")
    .limit(argument("limit")),
);
