import type { CannedTextValues } from "@takujo/contracts/inbox/inquiry";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

const columns = ["id", "title", "ja", "en", "position"] as const;

export const selectCannedTexts = prepareQuery((db, argument: Argument<{ limit: number }>) =>
  db
    .selectFrom("canned_text")
    .select(columns)
    .orderBy("position")
    .orderBy("created_at")
    .orderBy("id")
    .limit(argument("limit")),
);

const valuesOf = (argument: Argument<CannedTextValues>) => ({
  title: argument("title"),
  ja: argument("ja"),
  en: argument("en"),
  position: argument("position"),
});

export const insertCannedText = prepareQuery((db, argument: Argument<CannedTextValues>) =>
  db.insertInto("canned_text").values(valuesOf(argument)).returning(columns),
);

export const updateCannedText = prepareQuery(
  (db, argument: Argument<CannedTextValues & { id: string }>) =>
    db
      .updateTable("canned_text")
      .set(valuesOf(argument as unknown as Argument<CannedTextValues>))
      .where("id", "=", argument("id"))
      .returning(columns),
);

export const deleteCannedText = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db.deleteFrom("canned_text").where("id", "=", argument("id")).returning("id"),
);
