import {
  type GameBoard,
  type GameList,
  type GameListQuery,
  type GameShelf,
  gameBoards,
  maxGamesCounted,
  maxPlayersAsked,
} from "@takujo/contracts/content/game-shelf";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { matchGames } from "../search/index.ts";
import { presentShelfGame } from "./present.ts";
import { type GameFilter, selectBoard, selectGamePage } from "./queries.ts";

const weightsOf: Record<GameBoard, number[]> = { light: [1, 2], middle: [3], heavy: [4, 5] };

const lengths: Record<NonNullable<GameListQuery["minutes"]>, Partial<GameFilter>> = {
  30: { atMostMinutes: 30 },
  60: { atMostMinutes: 60 },
  120: { atMostMinutes: 120 },
  longer: { atLeastMinutes: 121 },
};

/** Published games that fit the choice. */
export async function listGames(db: Database, query: GameListQuery): Promise<GameList> {
  const { locale, q, sort, page, limit } = query;
  const ids = q ? await matchGames(db, q) : null;
  const [found] = await selectGamePage(db, sort ?? (ids ? "match" : "light"), {
    ...filterOf(query),
    ids,
    locale,
    limit,
    offset: (page - 1) * limit,
  });
  const counted = Number(found?.count ?? 0);
  const count = Math.min(counted, maxGamesCounted);
  return {
    items: (found?.items ?? []).map(presentShelfGame),
    page,
    pageCount: Math.max(1, Math.ceil(count / limit)),
    count,
    more: counted > maxGamesCounted,
  };
}

function filterOf(query: GameListQuery): Omit<GameFilter, "ids"> {
  const { players, minutes, board, age, language, quick, tag } = query;
  return {
    players: players ?? null,
    isLargeParty: players === maxPlayersAsked,
    atLeastMinutes: null,
    atMostMinutes: null,
    ...(minutes && lengths[minutes]),
    weights: board ? weightsOf[board] : null,
    age: age ?? null,
    language: language ?? null,
    quick: quick === "1",
    tag: tag ?? null,
  };
}

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
