import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** More than an organizer ever offers. */
const maxKinds = 100;

export const selectKinds = prepareQuery((db) =>
  db
    .selectFrom("pass_kind as kind")
    .selectAll("kind")
    .select(sql<number>`(select count(*)::integer from pass where kind_id = kind.id)`.as("passes"))
    .orderBy("kind.made_at", "desc")
    .orderBy("kind.id")
    .limit(maxKinds),
);

export type KindRow = Awaited<ReturnType<typeof selectKinds>>[number];

interface KindValues {
  ja: string;
  en: string;
  visits: number;
  yen: number;
  days: number;
  mostYen: number | null;
  stamps: number | null;
  madeById: string;
  now: Date;
}

/** Returns no row if there is a stamp card already. */
export const insertKind = prepareQuery((db, argument: Argument<KindValues>) =>
  db
    .insertInto("pass_kind")
    .values({
      name_ja: argument("ja"),
      name_en: argument("en"),
      visits: argument("visits"),
      yen: argument("yen"),
      days: argument("days"),
      most_yen: argument("mostYen"),
      stamps: argument("stamps"),
      made_by_id: argument("madeById"),
      made_at: argument("now"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

/** Returns no row if it is stopped already. */
export const stopKindRow = prepareQuery((db, argument: Argument<{ id: string; now: Date }>) =>
  db
    .updateTable("pass_kind")
    .set({ stopped_at: argument("now") })
    .where("id", "=", argument("id"))
    .where("stopped_at", "is", null)
    .returning("id"),
);
