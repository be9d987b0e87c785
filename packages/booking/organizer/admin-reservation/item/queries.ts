import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const selectHistory = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("reservation_transition")
    .select(["id", "at", "cause", "seats", "made_by", "detail"])
    .where("reservation_id", "=", argument("id"))
    .orderBy("id"),
);

export type HistoryRow = Awaited<ReturnType<typeof selectHistory>>[number];

/** All notices to the party, sent or pending, the oldest first. */
export const selectNotices = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("reservation_notice as notice")
    .leftJoin("user", "user.id", "notice.told_by_id")
    .leftJoin("profile", "profile.user_id", "user.id")
    .where("notice.reservation_id", "=", argument("reservationId"))
    .select([
      "notice.transition_id",
      "notice.kind",
      "notice.way",
      "notice.created_at",
      "notice.told_at",
      "notice.dropped_at",
      "notice.returned_at",
      "notice.is_unknown_address",
      sql<string | null>`coalesce(nullif("user".name, ''), '@' || profile.handle)`.as("by"),
    ])
    .orderBy("notice.transition_id"),
);

export type NoticeRow = Awaited<ReturnType<typeof selectNotices>>[number];

/** Number of attempts of mails that are still in the queue. */
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

/** Marks that were not undone: who let how many people in, and took how much. */
export const selectArrivals = prepareQuery((db, argument: Argument<{ reservationId: string }>) =>
  db
    .selectFrom("check_in")
    .leftJoin("user", "user.id", "check_in.made_by_id")
    .leftJoin("profile", "profile.user_id", "user.id")
    .where("check_in.reservation_id", "=", argument("reservationId"))
    .where(sql<boolean>`(cardinality(check_in.people) > 0 or check_in.paid > 0)`)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom("check_in_undo").whereRef("undone_nonce", "=", "check_in.nonce")),
      ),
    )
    .select([
      "check_in.marked_at as at",
      sql<number>`cardinality(check_in.people)`.as("seats"),
      "check_in.paid",
      "check_in.method",
      sql<string | null>`coalesce(nullif("user".name, ''), '@' || profile.handle)`.as("by"),
    ])
    .orderBy("check_in.marked_at")
    .orderBy("check_in.id"),
);

export type ArrivalRow = Awaited<ReturnType<typeof selectArrivals>>[number];
