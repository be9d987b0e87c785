import { type ContentList, contentLists } from "@takujo/contracts/content/written-pages";
import type { DB } from "@takujo/db/schema";
import { prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

const tables: Record<ContentList, keyof DB> = {
  article: "article",
  character: "character",
  faq: "faq",
  game: "board_game",
  news: "news",
  staff: "staff",
};

/** Whether each list has entries. Scheduled ones count, because nothing notifies when their time comes. */
export const selectFilledLists = prepareQuery((db) =>
  db.selectNoFrom(
    contentLists.map((list) =>
      sql<boolean>`exists (select from ${sql.table(tables[list])} where state = 'published')`.as(
        list,
      ),
    ),
  ),
);
