import { listCharacters, readCharacter } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { unwrap } from "../../api/unwrap.ts";
import { unwrapItem } from "../../api/unwrap-item.ts";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { visitContext } from "../../shell/visit.ts";
import { GameCards } from "../board-game/game-cards.tsx";
import type { Route } from "./+types/item-page.ts";
import { CharacterHand } from "./character-hand.tsx";
import { CharacterHero } from "./character-hero.tsx";
import { CharacterTiles } from "./character-tiles.tsx";
import { withInk } from "./server-ink.ts";
import "./item-page.css";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const { platform: client, locale } = context.get(visitContext);
  const [found, all] = await Promise.all([
    readCharacter({ client, path: { slug }, query: { locale } }),
    listCharacters({ client, query: { locale } }),
  ]);
  const character = unwrapItem(found, url, (slug) => `/character/${slug}`);
  return {
    head: { title: character.name, description: character.summary },
    character: withInk(character),
    all: unwrap(all).items,
  };
}

export default function CharacterItem({ loaderData: { character, all } }: Route.ComponentProps) {
  const t = useTranslations("character");
  const lang = useTextLanguage()(character);
  return (
    <main id="main" className="character">
      <CharacterHero character={character} />
      <div className="wrap character-columns">
        <section aria-labelledby="profile">
          <h2 id="profile">{t("profile")}</h2>
          <div
            className="prose"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
            dangerouslySetInnerHTML={{ __html: character.profileHtml }}
          />
        </section>
        <CharacterHand character={character} />
      </div>
      {character.games.length > 0 && (
        <section className="wrap character-section" aria-labelledby="games">
          <h2 id="games">{t("games")}</h2>
          <GameCards games={character.games} />
        </section>
      )}
      {all.length > 1 && <CharacterTiles characters={all} current={character.slug} />}
    </main>
  );
}
