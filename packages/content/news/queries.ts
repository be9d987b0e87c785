import type { NewsCategory } from "@takujo/contracts/content/news";
import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import type { Database } from "@takujo/runtime/database/database";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { shownCover } from "@takujo/runtime/database/sql-expressions";
import { type Expression, type InferResult, type QueryCreator, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { isPublic } from "../visibility/index.ts";

/** The text in the requested language, or the Japanese one, which always exists. */
function newsWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("news")
    .$call(withText("news_text", "news.id", locale))
    .where(isPublic.news)
    .select([
      "news.id",
      "news.slug",
      "news.category",
      shownCover("news.cover", locale).as("cover"),
      "news.published_at",
      "news.updated_at",
      "news_text.locale",
      "news_text.title",
      "news_text.summary",
    ]);
}

/** In JSON, dates are text. */
export type NewsRow = Omit<
  InferResult<ReturnType<typeof newsWithText>>[number],
  "cover" | "published_at" | "updated_at"
> & { cover: unknown; published_at: Date | string | null; updated_at: Date | string };

export interface NewsPage {
  locale: Locale;
  category: NewsCategory | null;
  limit: number;
  offset: number;
}

/** The pinned item, a page of the list (which does not repeat it) and the counts, in one round trip. */
function prepareNewsPage({ ofCategory }: { ofCategory: boolean }) {
  return prepareQuery((db, argument: Argument<NewsPage>) =>
    db
      .with("pinned", (creator) =>
        newsWithText(creator, argument("locale"))
          // A literal, so that PostgreSQL sees that the partial index applies.
          .where(sql<boolean>`news.pinned`)
          .orderBy("news.published_at", "desc")
          .limit(1),
      )
      .selectNoFrom((eb) => [
        jsonObjectFrom(eb.selectFrom("pinned").selectAll()).as("pinned"),
        jsonArrayFrom(
          newsWithText(db, argument("locale"))
            .$if(ofCategory, (query) => query.where("news.category", "=", argument("category")))
            .$if(!ofCategory, (query) =>
              query.where("news.id", "not in", eb.selectFrom("pinned").select("pinned.id")),
            )
            .orderBy("news.published_at", "desc")
            .orderBy("news.id")
            .limit(argument("limit"))
            .offset(argument("offset")),
        ).as("items"),
        jsonArrayFrom(
          db
            .selectFrom("news")
            .where(isPublic.news)
            .groupBy("category")
            .select(({ fn }) => ["category", fn.countAll<number>().as("count")]),
        ).as("counts"),
      ]),
  );
}

const selectWholePage = prepareNewsPage({ ofCategory: false });
const selectCategoryPage = prepareNewsPage({ ofCategory: true });

export const selectNewsPage = (db: Database, page: NewsPage) =>
  page.category ? selectCategoryPage(db, page) : selectWholePage(db, page);

export const selectNewsBySlug = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale }>) =>
    newsWithText(db, argument("locale"))
      .select("news_text.body")
      .where("news.slug", "=", argument("slug")),
);

export const selectNewsSlug = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.selectFrom("news").select("slug").where("id", "=", argument("id")).where(isPublic.news),
);

/** The next items in list order; ties are ordered by id. */
export const selectOlderNews = prepareQuery(
  (db, argument: Argument<{ thanId: string; locale: Locale }>) =>
    newsWithText(db, argument("locale"))
      .innerJoin("news as shown", (join) => join.on("shown.id", "=", argument("thanId")))
      .where((eb) =>
        eb.or([
          eb("news.published_at", "<", eb.ref("shown.published_at")),
          eb.and([
            eb("news.published_at", "=", eb.ref("shown.published_at")),
            eb("news.id", ">", eb.ref("shown.id")),
          ]),
        ]),
      )
      .orderBy("news.published_at", "desc")
      .orderBy("news.id")
      .limit(1),
);
