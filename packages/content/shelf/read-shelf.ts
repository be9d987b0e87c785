import { type GameShelf, gameBoards } from "@takujo/contracts/content/game-shelf";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { weightsOf } from "./list-games.ts";
import { presentShelfGame } from "./present.ts";
import { selectBoard } from "./queries.ts";

const shownOfBoard = 12;

/** The boards of the shelf with their first games. */
export async function readShelf(db: Database, locale: Locale): Promise<GameShelf> {
  const boards: GameShelf["boards"] = [];
  for (const board of gameBoards) {
    const [found] = await selectBoard(db, {
      locale,
      weights: weightsOf[board],
      limit: shownOfBoard,
    });
    const { items = [], count = 0 } = found ?? {};
    if (items.length === 0) continue;
    boards.push({
      board,
      count: Number(count),
      games: items.map((row) => ({ ...presentShelfGame(row), isPlayedSoon: row.is_soon })),
    });
  }
  return { count: boards.reduce((sum, { count }) => sum + count, 0), boards };
}
