import type { GameItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { Game } from "schema-dts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import {
  breadcrumbs,
  pageAddress,
  structuredData,
} from "../../../shell/head/structured-data.server.ts";
import { bggUrl } from "./item-view.server.ts";

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
