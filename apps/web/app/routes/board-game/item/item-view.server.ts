import { readFreeBoxes } from "@takujo/contracts/generated/games/sdk.gen";
import type { EventSummary, GameItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { RouterContextProvider } from "react-router";
import type { Game } from "schema-dts";
import { unwrap } from "../../../api/unwrap.ts";
import { coverGround, coverTone } from "../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import {
  breadcrumbs,
  pageAddress,
  structuredData,
} from "../../../shell/head/structured-data.server.ts";
import { visitContext } from "../../../shell/visit.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { mix, pigment } from "../../../ui/illustration/color.ts";
import { eventView } from "../../event/event-view.server.ts";
import { arrange, gameView } from "../game-view.server.ts";
import { shelfWords } from "../list/filters.server.ts";
import type { FreeBoxes } from "../use-free-boxes.ts";

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

/** For readers without scripts, whose page is rendered with what is free at this moment. */
export async function readFree(
  context: Readonly<RouterContextProvider>,
  slugs: string[],
): Promise<FreeBoxes> {
  const { games: client } = context.get(visitContext);
  return unwrap(await readFreeBoxes({ client, query: { games: slugs.join(",") } })).games;
}

// schema.org defines this for every creative work, but schema-dts lacks it for games.
type TimedGame = Exclude<Game, string> & { timeRequired: string };

export function structuredGame(game: GameItem, locale: Locale): string {
  const path = `/game/${game.slug}`;
  const sameAs = [game.bggId && bggUrl(game.bggId), game.link].filter(
    (url) => typeof url === "string",
  );
  const thing: TimedGame = {
    "@type": "Game",
    "@id": pageAddress(path, locale),
    url: pageAddress(path, locale),
    name: game.name,
    description: game.summary,
    image: pageAddress(socialImageUrl("game", game.slug), locale),
    numberOfPlayers: {
      "@type": "QuantitativeValue",
      minValue: game.minPlayers,
      maxValue: game.maxPlayers,
    },
    timeRequired: `PT${game.minutes}M`,
    typicalAgeRange: `${game.age}-`,
    ...(game.languages.length > 0 && { inLanguage: game.languages }),
    ...(sameAs.length > 0 && { sameAs }),
  };
  return structuredData(thing, breadcrumbs(locale, "game", { name: game.name, path }));
}
