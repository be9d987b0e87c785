import type { ArticleTag } from "@takujo/contracts/content/article";
import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover } from "@takujo/runtime/database/sql-expressions";
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
    .$call(withText("staff_text", "staff.id", locale))
    .whereRef("staff.id", "=", "article.author_id")
    .where("staff.state", "=", "published")
    .select([
      "staff.slug",
      "staff.avatar",
      "staff.teaches_in_english",
      "staff_text.locale",
      "staff_text.name",
      "staff_text.role",
      "staff_text.bio",
    ]);
}

/** The text in the requested language, or the Japanese one, which always exists. */
function articleWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("article")
    .$call(withText("article_text", "article.id", locale))
    .where(isPublic.article)
    .select((eb) => [
      "article.id",
      "article.slug",
      "article.tags",
      shownCover("article.cover", locale).as("cover"),
      "article.published_at",
      "article.updated_at",
      "article_text.locale",
      "article_text.title",
      "article_text.summary",
      "article_text.body",
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
    .$call(withText("character_text", "character.id", locale))
    .whereRef("article_character.article_id", "=", "article.id")
    .where("character.state", "=", "published")
    .orderBy("article_character.position")
    .select([
      "character.slug",
      "character.artwork",
      "character.color",
      "character_text.locale",
      "character_text.name",
      "character_text.summary",
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

export const selectArticlesOfGame = prepareQuery(
  (db, argument: Argument<{ gameId: string; locale: Locale; limit: number }>) =>
    articleWithText(db, argument("locale"))
      .innerJoin("article_game", "article_game.article_id", "article.id")
      .where("article_game.board_game_id", "=", argument("gameId"))
      .orderBy("article.published_at", "desc")
      .orderBy("article.id")
      .limit(argument("limit")),
);

export const selectArticleSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("article").select("slug").where("id", "=", argument("id")).where(isPublic.article),
);
