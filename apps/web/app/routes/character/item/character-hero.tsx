import type { CharacterItem } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { artworkLook } from "../artwork-look.ts";
import { isLongName } from "../is-long-name.ts";

export function CharacterHero({ character }: { character: CharacterItem & { ink: string } }) {
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
