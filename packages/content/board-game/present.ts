import type { BoardGame } from "@takujo/contracts/content/board-game";
import type { Locale } from "@takujo/contracts/locale";
import type { GameRow } from "./queries.ts";

export function presentGame(row: GameRow): BoardGame {
  return {
    slug: row.slug,
    locale: row.locale as Locale,
    name: row.name,
    minPlayers: row.min_players,
    maxPlayers: row.max_players,
    minutes: row.minutes,
    age: row.age,
    weight: row.weight,
  };
}
