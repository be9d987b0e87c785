import type { Locale } from "@takujo/contracts/locale";
import type { DB } from "@takujo/db/schema";
import type { Expression, InferResult, QueryCreator } from "kysely";

/** Public games by name, for queries of their events and characters; join the linking table and order by it. */
export function gamesWithText(db: QueryCreator<DB>, locale: Expression<Locale>) {
  return db
    .selectFrom("board_game")
    .innerJoin("board_game_text as game_ja", (join) =>
      join.onRef("game_ja.board_game_id", "=", "board_game.id").on("game_ja.locale", "=", "ja"),
    )
    .leftJoin("board_game_text as game_wanted", (join) =>
      join
        .onRef("game_wanted.board_game_id", "=", "board_game.id")
        .on("game_wanted.locale", "=", locale),
    )
    .where("board_game.state", "=", "published")
    .select((eb) => [
      "board_game.slug",
      "board_game.min_players",
      "board_game.max_players",
      "board_game.minutes",
      "board_game.age",
      "board_game.weight",
      eb.fn.coalesce("game_wanted.locale", "game_ja.locale").as("locale"),
      eb.fn.coalesce("game_wanted.name", "game_ja.name").as("name"),
    ]);
}

export type GameRow = InferResult<ReturnType<typeof gamesWithText>>[number];
