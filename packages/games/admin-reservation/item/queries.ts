import { type Argument, prepareQuery } from "@takujo/runtime/prepared-query";
import { sql } from "kysely";

export const selectHistory = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation_transition")
    .select(["id", "at", "cause", "seats", "made_by", "detail"])
    .where("reservation_id", "=", argument("id"))
    .orderBy("id"),
);

export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number];

/** Of mails that are still on their way: how often they were tried. */
export const selectPendingMails = prepareQuery((db, argument: Argument<{ keys: string[] }>) => {
  const statement = sql<{ key: string; attempts: number }>`
    select key, attempts::integer from graphile_worker.jobs where key = any(${argument("keys")}::text[])`;
  return { compile: () => statement.compile(db) };
});

export const countOthers = prepareQuery((db, argument: Argument<{ id: string; userId: string }>) =>
  db
    .selectFrom("reservation")
    .where("user_id", "=", argument("userId"))
    .where("id", "<>", argument("id"))
    .where("state", "<>", "expired")
    .select(sql<number>`count(*)::integer`.as("count")),
);
