import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

/** Games with boxes, and how many of these can be taken now. No rows while no event is on. A house has some hundred games. */
export const selectFreeBoxes = prepareQuery((db, argument: Argument<{ now: Date }>) =>
  db
    .selectFrom("game_copy as copy")
    .innerJoin("board_game as game", "game.id", "copy.board_game_id")
    .where("copy.removed_at", "is", null)
    .where("game.state", "=", "published")
    .where(
      sql<boolean>`exists (
        select from event
        where event.state in ('published', 'changed') and event.starts_at <= ${argument("now")} and event.ends_at > ${argument("now")}
      )`,
    )
    .groupBy("game.slug")
    .select([
      "game.slug",
      sql<number>`count(*)::int`.as("of"),
      sql<number>`count(*) filter (where copy.condition <> 'repair' and not exists (
        select from game_loan as loan
        where loan.copy_id = copy.id and loan.returned_at is null and not loan.is_undone
      ))::int`.as("free"),
    ]),
);
