import type {
  CharacterItem,
  CharacterSummary,
} from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Html } from "../../../ui/text/html.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { GameCards } from "../../board-game/game-cards.tsx";
import { artworkLook } from "../artwork-look.ts";
import type { withInk } from "../ink.server.ts";
import { isLongName } from "../is-long-name.ts";
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
          <Html className="prose" lang={lang} html={character.profileHtml} />
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

function CharacterHero({ character }: { character: CharacterItem & { ink: string } }) {
  const t = useTranslations("character");
  const lang = useTextLanguage()(character);
  const { artwork, color, ink, locale, name, origin, catchPhrase, summary } = character;
  return (
    <>
      <section className="character-hero" style={{ "--tone": color, "--on-tone": ink }}>
        <Ground pattern={artworkLook[artwork].pattern} size={104} />
        <div className="wrap character-hero-inner">
          <h1
            className="character-hero-name"
            lang={lang}
            data-long={isLongName(character) || undefined}
          >
            {name}
          </h1>
          <img
            className="character-hero-figure"
            src={artUrl.mascot(artwork)}
            alt={t(`picture.${artwork}`)}
            width="320"
            height="360"
            fetchPriority="high"
          />
          <div className="character-hero-text">
            <LanguageTag text={character} />
            <p className="character-hero-origin" lang={lang}>
              {origin}
            </p>
            <blockquote className="character-hero-quote" lang={lang}>
              <Kern>{t(`quote.${locale}`, { phrase: catchPhrase })}</Kern>
            </blockquote>
            <p lang={lang}>{summary}</p>
          </div>
        </div>
      </section>
      <div className="character-shelf" />
    </>
  );
}

const traits = ["depth", "speed", "talk", "luck"] as const;
const steps = [1, 2, 3, 4, 5];

/** Its skills, in cubes of its own color, and what it likes and does. */
function CharacterHand({ character }: { character: CharacterItem }) {
  const t = useTranslations("character");
  const lang = useTextLanguage()(character);
  return (
    <section aria-labelledby="hand">
      <h2 id="hand">{t("hand")}</h2>
      <dl className="character-hand" style={{ "--tone": artworkLook[character.artwork].pigment }}>
        {traits.map((trait) => {
          const value = character.traits[trait];
          return (
            value !== undefined && (
              <div key={trait}>
                <dt>{t(`trait.${trait}`)}</dt>
                <dd>
                  <span
                    className="character-cubes"
                    role="img"
                    aria-label={t("outOfFive", { value })}
                  >
                    {steps.map((step) => (
                      <i key={step} data-on={step <= value ? "" : undefined} />
                    ))}
                  </span>
                </dd>
              </div>
            )
          );
        })}
        <div>
          <dt>{t("likes")}</dt>
          <dd lang={lang}>{character.likes}</dd>
        </div>
        <div>
          <dt>{t("duty")}</dt>
          <dd lang={lang}>{character.duty}</dd>
        </div>
      </dl>
    </section>
  );
}

type CharacterTilesProps = { characters: CharacterSummary[]; current: string };

/** All characters in the same order on every page. */
function CharacterTiles({ characters, current }: CharacterTilesProps) {
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
