import type { EventSummary, GameItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { coverGround, coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { mix, pigment } from "../../../ui/illustration/color.ts";
import { eventView } from "../../event/event-view.server.ts";
import { arrange, gameView } from "../game-view.server.ts";
import { shelfWords } from "../list/filters.server.ts";

export const bggUrl = (id: number): string => `https://boardgamegeek.com/boardgame/${id}`;

const articleSize = { w: 800, h: 600 };

/** Everything the page shows except the seats. */
export function gameItemView(game: GameItem, events: EventSummary[], locale: Locale) {
  const t = shelfWords(locale);
  const { languageNeed, languages } = game;
  const ground = coverGround(game);
  return {
    ...gameView(game, locale),
    titlePhrases: game.titlePhrases,
    summary: game.summary,
    minutes: game.minutes,
    age: game.age,
    explainMinutes: game.explainMinutes,
    need: languageNeed && t(`need.${languageNeed}`),
    language: languages.map((language) => t(`language.${language}`)).join(t("separator")),
    wall: artUrl.pattern("ichimatsu", {
      fg: mix(ground, pigment.white, 0.2) as `#${string}`,
      bg: mix(ground, pigment.white, 0.35) as `#${string}`,
      s: 48,
    }),
    bgg: game.bggId && bggUrl(game.bggId),
    link: game.link,
    teachers: game.teachers,
    events: events.map((event) => eventView(event, locale)),
    articles: game.articles.map((article) => ({
      slug: article.slug,
      title: article.title,
      locale: article.locale,
      cover: coverImage(article, articleSize),
      tone: coverTone(article),
      note: t("readingMinutes", { count: article.minutes }),
    })),
    similar: arrange(game.similar.map((other) => gameView(other, locale))),
  };
}

export type GameItemView = ReturnType<typeof gameItemView>;
