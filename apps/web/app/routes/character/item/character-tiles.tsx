import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";

type CharacterTilesProps = { characters: CharacterSummary[]; current: string };

/** All characters in the same order on every page. */
export function CharacterTiles({ characters, current }: CharacterTilesProps) {
  const t = useTranslations("character");
  const languageOf = useTextLanguage();
  return (
    <nav className="wrap character-section" aria-labelledby="others">
      <h2 id="others">{t("others")}</h2>
      <ul className="character-tiles">
        {characters.map((character) => (
          <li key={character.slug}>
            <Link
              className="character-tile"
              to={`/character/${character.slug}`}
              aria-current={character.slug === current ? "page" : undefined}
            >
              <span className="character-tile-scene" style={{ "--tone": character.color }}>
                <img
                  src={artUrl.mascot(character.artwork)}
                  alt=""
                  width="320"
                  height="360"
                  loading="lazy"
                  decoding="async"
                />
              </span>
              <b className="character-tile-name" lang={languageOf(character)}>
                {character.name}
              </b>
              <small className="character-tile-origin" lang={languageOf(character)}>
                {character.origin}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
