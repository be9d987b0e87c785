import type {
  CharacterItem,
  CharacterSummary,
} from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { GameCards } from "../../board-game/game-cards.tsx";
import type { withInk } from "../ink.server.ts";
import { CharacterHand } from "./character-hand.tsx";
import { CharacterHero } from "./character-hero.tsx";
import { CharacterTiles } from "./character-tiles.tsx";
import "./item.css";

type ItemViewProps = {
  character: ReturnType<typeof withInk<CharacterItem>>;
  all: CharacterSummary[];
};

export function ItemView({ character, all }: ItemViewProps) {
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
