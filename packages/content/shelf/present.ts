import type { ArticleSummary } from "@takujo/contracts/content/article";
import { type GameItem, gameTags, type ShelfGame } from "@takujo/contracts/content/game-shelf";
import { type Locale, locales } from "@takujo/contracts/locale";
import { presentGame } from "../board-game/index.ts";
import { isoTime } from "../iso-time.ts";
import { splitPhrases } from "../markdown/index.ts";
import type { GameItemRow, ShelfGameRow } from "./queries.ts";

export function presentShelfGame(row: ShelfGameRow): ShelfGame {
  return {
    ...presentGame(row),
    cover: row.cover as ShelfGame["cover"],
    explainMinutes: row.explain_minutes,
    languageNeed: row.language_need as ShelfGame["languageNeed"],
    tags: gameTags.filter((tag) => row.tags.includes(tag)),
  };
}

export function presentItem(
  row: GameItemRow,
  articles: ArticleSummary[],
  similar: ShelfGameRow[],
): GameItem {
  const game = presentShelfGame(row);
  return {
    ...game,
    titlePhrases: splitPhrases(game.name, game.locale),
    summary: row.summary,
    languages: locales.filter((locale) => row.languages.includes(locale)),
    updatedAt: isoTime(row.updated_at),
    link: row.link,
    bggId: row.bgg_id,
    teachers: row.teachers.map(({ slug, locale, name, role, avatar, teaches_in_english }) => ({
      slug,
      locale: locale as Locale,
      name,
      role,
      avatar,
      teachesInEnglish: teaches_in_english,
    })),
    articles,
    similar: similar.map(presentShelfGame),
  };
}
