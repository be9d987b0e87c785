import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** Boxes on loan, by a partial index; a box with contradicting loans counts once. */
const lent = sql<{ copy_id: string }>`(
  select distinct copy_id from game_loan where returned_at is null and not is_undone
)`;

/** Games with boxes, and how many are free now. No rows outside of events. A site has a few hundred games. */
export const selectFreeBoxes = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("game_copy as copy")
    .innerJoin("board_game as game", "game.id", "copy.board_game_id")
    .leftJoin(lent.as("lent"), "lent.copy_id", "copy.id")
    .where("copy.removed_at", "is", null)
    .where("game.state", "=", "published")
    // No event lasts for more than 14 days: only those near the moment are read.
    .where(
      sql<boolean>`exists (
        select from event
        where event.state in ('published', 'changed') and event.starts_at <= ${argument("now")} and event.ends_at > ${argument("now")}
          and event.starts_at > ${argument("now")}::timestamptz - interval '30 days'
      )`,
    )
    .groupBy("game.slug")
    .select([
      "game.slug",
      sql<number>`count(*)::int`.as("of"),
      sql<number>`count(*) filter (where copy.condition <> 'repair' and lent.copy_id is null)::int`.as(
        "free",
      ),
    ]),
);
