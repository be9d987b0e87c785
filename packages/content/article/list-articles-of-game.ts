import type { ArticleSummary } from "@takujo/contracts/content/article";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentSummary } from "./present.ts";
import { selectArticlesOfGame } from "./queries.ts";

/** The newest that name the game. */
export async function listArticlesOfGame(
  db: Database,
  values: { gameId: string; locale: Locale; limit: number },
): Promise<ArticleSummary[]> {
  const rows = await selectArticlesOfGame(db, values);
  return Promise.all(rows.map((row) => presentSummary(row, values.locale)));
}
