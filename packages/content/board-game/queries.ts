import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import { withText } from "@takujo/db/with-text";
import type { Expression, InferResult, QueryCreator } from "kysely";

/** Public games by name, for queries of their events and characters; join the linking table and order by it. */
export function gamesWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("board_game")
    .$call(withText("board_game_text", "board_game.id", locale))
    .where("board_game.state", "=", "published")
    .select([
      "board_game.slug",
      "board_game.min_players",
      "board_game.max_players",
      "board_game.minutes",
      "board_game.age",
      "board_game.weight",
      "board_game_text.locale",
      "board_game_text.name",
    ]);
}

export type GameRow = InferResult<ReturnType<typeof gamesWithText>>[number];
