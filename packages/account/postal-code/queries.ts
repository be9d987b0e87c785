import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";

export interface PostalAreaRow {
  prefecture: string;
  city: string;
  town: string;
  office: string | null;
  street: string | null;
}

export const selectAreasByCode = prepareQuery<{ code: string }, PostalAreaRow>(
  (db, argument: Argument<{ code: string }>) =>
    db
      .selectFrom("postal_area")
      .select(["prefecture", "city", "town", "office", "street"])
      .where("code", "=", argument("code"))
      .orderBy("id"),
);
