import type { GameItem } from "@takujo/contracts/content/game-shelf";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { listArticlesOfGame } from "../article/index.ts";
import { missingItem } from "../former-slug/index.ts";
import { presentItem } from "./present.ts";
import { selectGameBySlug, selectGameSlug, selectSimilarGames } from "./queries.ts";

const articlesShown = 4;
const similarShown = 6;

export async function readGame(db: Database, slug: string, locale: Locale): Promise<GameItem> {
  const [row] = await selectGameBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "board-game", slug, selectGameSlug);
  const articles = await listArticlesOfGame(db, { gameId: row.id, locale, limit: articlesShown });
  const similar = await selectSimilarGames(db, { thanId: row.id, locale, limit: similarShown });
  return presentItem(row, articles, similar);
}
