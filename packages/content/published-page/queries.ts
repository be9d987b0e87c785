import type { DB } from "@takujo/db/schema";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type QueryCreator, sql } from "kysely";
import { isPublic } from "../visibility/index.ts";

/** Every public page with a slug. */
function publishedPages(db: QueryCreator<DB>) {
  return db
    .selectFrom("news")
    .where(isPublic.news)
    .select([sql<string>`'news'`.as("kind"), "slug", "updated_at"])
    .unionAll(
      db
        .selectFrom("article")
        .where(isPublic.article)
        .select([sql<string>`'article'`.as("kind"), "slug", "updated_at"]),
    )
    .unionAll(
      db
        .selectFrom("event")
        .where(isPublic.event)
        .select([sql<string>`'event'`.as("kind"), "slug", "updated_at"]),
    )
    .unionAll(
      db
        .selectFrom("character")
        .where(isPublic.character)
        .select([sql<string>`'character'`.as("kind"), "slug", "updated_at"]),
    );
}

/** In an order that does not change when something is published in between. */
export const selectPublishedPages = prepareQuery(
  (db, argument: Argument<{ limit: number; offset: number }>) =>
    db
      .selectFrom(publishedPages(db).as("page"))
      .selectAll()
      .orderBy("kind")
      .orderBy("slug")
      .limit(argument("limit"))
      .offset(argument("offset")),
);

export const countPublishedPages = prepareQuery((db) =>
  db.selectFrom(publishedPages(db).as("page")).select(sql<number>`count(*)::int`.as("total")),
);
