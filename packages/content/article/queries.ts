import type { ArticleTag } from "@takujo/contracts/content/article";
import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { shownCover } from "@takujo/runtime/cover/queries";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import {
  type Expression,
  type ExpressionBuilder,
  type InferResult,
  type QueryCreator,
  sql,
} from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { gamesWithText } from "../board-game/index.ts";
import { isPublic } from "../visibility/index.ts";

function author(eb: ExpressionBuilder<DB, "article">, locale: Expression<Locale>) {
  return eb
    .selectFrom("staff")
    .innerJoin("staff_text as staff_ja", (join) =>
      join.onRef("staff_ja.staff_id", "=", "staff.id").on("staff_ja.locale", "=", "ja"),
    )
    .leftJoin("staff_text as staff_wanted", (join) =>
      join.onRef("staff_wanted.staff_id", "=", "staff.id").on("staff_wanted.locale", "=", locale),
    )
    .whereRef("staff.id", "=", "article.author_id")
    .where("staff.state", "=", "published")
    .select((staff) => [
      "staff.slug",
      "staff.avatar",
      "staff.teaches_in_english",
      staff.fn.coalesce("staff_wanted.locale", "staff_ja.locale").as("locale"),
      staff.fn.coalesce("staff_wanted.name", "staff_ja.name").as("name"),
      staff.fn.coalesce("staff_wanted.role", "staff_ja.role").as("role"),
      staff.fn.coalesce("staff_wanted.bio", "staff_ja.bio").as("bio"),
    ]);
}

/** The text in the requested language, or the Japanese one, which always exists. */
function articleWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("article")
    .innerJoin("article_text as ja", (join) =>
      join.onRef("ja.article_id", "=", "article.id").on("ja.locale", "=", "ja"),
    )
    .leftJoin("article_text as wanted", (join) =>
      join.onRef("wanted.article_id", "=", "article.id").on("wanted.locale", "=", locale),
    )
    .where(isPublic.article)
    .select((eb) => [
      "article.id",
      "article.slug",
      "article.tags",
      shownCover("article.cover", locale).as("cover"),
      "article.published_at",
      "article.updated_at",
      eb.fn.coalesce("wanted.locale", "ja.locale").as("locale"),
      eb.fn.coalesce("wanted.title", "ja.title").as("title"),
      eb.fn.coalesce("wanted.summary", "ja.summary").as("summary"),
      eb.fn.coalesce("wanted.body", "ja.body").as("body"),
      jsonObjectFrom(author(eb, locale)).as("author"),
    ]);
}

/** In JSON, dates are text. */
export type ArticleRow = Omit<
  InferResult<ReturnType<typeof articleWithText>>[number],
  "cover" | "published_at" | "updated_at"
> & { cover: unknown; published_at: Date | string | null; updated_at: Date | string };

export interface ArticlePage {
  locale: Locale;
  tag: ArticleTag | null;
  limit: number;
  offset: number;
}

/** A page of the list and the counts, in one round trip. */
function prepareArticlePage({ ofTag }: { ofTag: boolean }) {
  return prepareQuery((db, argument: Argument<ArticlePage>) =>
    db.selectNoFrom((eb) => [
      jsonArrayFrom(
        articleWithText(db, argument("locale"))
          .$if(ofTag, (query) =>
            query.where(sql<boolean>`article.tags @> array[${argument("tag")}]`),
          )
          .orderBy("article.published_at", "desc")
          .orderBy("article.id")
          .limit(argument("limit"))
          .offset(argument("offset")),
      ).as("items"),
      eb
        .selectFrom("article")
        .where(isPublic.article)
        .select((count) => count.fn.countAll<string>().as("count"))
        .as("all"),
      jsonArrayFrom(
        db
          .selectFrom(
            db
              .selectFrom("article")
              .where(isPublic.article)
              .select(sql<string>`unnest(article.tags)`.as("tag"))
              .as("tagged"),
          )
          .groupBy("tagged.tag")
          .select(({ fn }) => ["tagged.tag", fn.countAll<number>().as("count")]),
      ).as("counts"),
    ]),
  );
}

const selectWholePage = prepareArticlePage({ ofTag: false });
const selectTagPage = prepareArticlePage({ ofTag: true });

export const selectArticlePage = (db: Database, page: ArticlePage) =>
  page.tag ? selectTagPage(db, page) : selectWholePage(db, page);

function games(
  db: QueryCreator<DB>,
  eb: ExpressionBuilder<DB, "article">,
  locale: Expression<Locale>,
) {
  return gamesWithText(db, locale)
    .innerJoin("article_game", "article_game.board_game_id", "board_game.id")
    .where("article_game.article_id", "=", eb.ref("article.id"))
    .orderBy("article_game.position");
}

function characters(eb: ExpressionBuilder<DB, "article">, locale: Expression<Locale>) {
  return eb
    .selectFrom("article_character")
    .innerJoin("character", "character.id", "article_character.character_id")
    .innerJoin("character_text as character_ja", (join) =>
      join
        .onRef("character_ja.character_id", "=", "character.id")
        .on("character_ja.locale", "=", "ja"),
    )
    .leftJoin("character_text as character_wanted", (join) =>
      join
        .onRef("character_wanted.character_id", "=", "character.id")
        .on("character_wanted.locale", "=", locale),
    )
    .whereRef("article_character.article_id", "=", "article.id")
    .where("character.state", "=", "published")
    .orderBy("article_character.position")
    .select((character) => [
      "character.slug",
      "character.artwork",
      "character.color",
      character.fn.coalesce("character_wanted.locale", "character_ja.locale").as("locale"),
      character.fn.coalesce("character_wanted.name", "character_ja.name").as("name"),
      character.fn.coalesce("character_wanted.summary", "character_ja.summary").as("summary"),
    ]);
}

function articleWithRelated(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return articleWithText(db, locale).select((eb) => [
    jsonArrayFrom(games(db, eb, locale)).as("games"),
    jsonArrayFrom(characters(eb, locale)).as("characters"),
  ]);
}

export type ArticleItemRow = InferResult<ReturnType<typeof articleWithRelated>>[number];

export const selectArticleBySlug = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale }>) =>
    articleWithRelated(db, argument("locale")).where("article.slug", "=", argument("slug")),
);

/** Articles that share the most tags first, then the newest. */
export const selectFurtherArticles = prepareQuery(
  (db, argument: Argument<{ thanId: string; locale: Locale; limit: number }>) =>
    articleWithText(db, argument("locale"))
      .innerJoin("article as shown", (join) => join.on("shown.id", "=", argument("thanId")))
      .whereRef("article.id", "<>", "shown.id")
      .orderBy(
        sql`cardinality(array(select unnest(article.tags) intersect select unnest(shown.tags)))`,
        "desc",
      )
      .orderBy("article.published_at", "desc")
      .orderBy("article.id")
      .limit(argument("limit")),
);

export const selectArticleSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("article").select("slug").where("id", "=", argument("id")).where(isPublic.article),
);
