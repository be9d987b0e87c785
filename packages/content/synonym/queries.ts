import type { SynonymValues } from "@takujo/contracts/content/search";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

const columns = ["id", "words"] as const;

export const selectSynonyms = prepareQuery((db, argument: Argument<{ limit: number }>) =>
  db
    .selectFrom("search_synonym")
    .select(columns)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(argument("limit")),
);

export const insertSynonym = prepareQuery((db, argument: Argument<SynonymValues>) =>
  db
    .insertInto("search_synonym")
    .values({ words: sql`${argument("words")}::text[]` })
    .returning(columns),
);

export const updateSynonym = prepareQuery(
  (db, argument: Argument<SynonymValues & { id: string }>) =>
    db
      .updateTable("search_synonym")
      .set({ words: sql`${argument("words")}::text[]` })
      .where("id", "=", argument("id"))
      .returning(columns),
);

export const deleteSynonym = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.deleteFrom("search_synonym").where("id", "=", argument("id")).returning(columns),
);
