import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

const max = 100;

/** Without a recorded end, the latest possible end is used. */
export const selectImpersonations = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("audit_entry as start")
    .leftJoin("user as admin", "admin.id", "start.actor_id")
    .leftJoin("session as live", (join) =>
      join.onRef("live.id", "=", "start.subject_id").on("live.expiresAt", ">", sql<Date>`now()`),
    )
    .leftJoin("audit_entry as stop", (join) =>
      join
        .onRef("stop.acting_as_id", "=", "start.acting_as_id")
        .onRef("stop.subject_id", "=", "start.subject_id")
        .on("stop.action", "=", "impersonation.stop"),
    )
    .where("start.acting_as_id", "=", argument("userId"))
    .where("start.action", "=", "impersonation.start")
    .select([
      "start.id",
      "start.at as startedAt",
      "start.reason",
      "admin.name as by",
      sql<Date | null>`case when live.id is null
        then coalesce(stop.at, (start.after ->> 'expiresAt')::timestamptz) end`.as("endedAt"),
    ])
    .orderBy("start.at", "desc")
    .orderBy("start.id", "desc")
    .limit(max),
);

export type ImpersonationRow = Awaited<ReturnType<typeof selectImpersonations>>[number];
