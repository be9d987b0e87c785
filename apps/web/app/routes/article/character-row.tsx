import type { ArticleCharacter } from "@takujo/contracts/generated/platform/types.gen";
import { Link } from "react-router";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { artUrl } from "../../ui/art-url.ts";

type Artwork = Parameters<typeof artUrl.mascot>[0];

export function CharacterRow({ characters }: { characters: ArticleCharacter[] }) {
  const languageOf = useTextLanguage();
  return (
    <ul className="character-row">
      {characters.map((character) => (
        <li key={character.slug}>
          <Link className="character-row-link" to={`/character/${character.slug}`}>
            <span className="character-row-scene" style={{ "--tone": character.color }}>
              <img
                src={artUrl.mascot(character.artwork as Artwork)}
                alt=""
                width="320"
                height="360"
                loading="lazy"
                decoding="async"
              />
            </span>
            <span lang={languageOf(character)}>
              <b className="character-row-name">{character.name}</b>
              <small>{character.summary}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
