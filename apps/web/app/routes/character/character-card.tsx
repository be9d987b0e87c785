import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { artUrl } from "../../ui/art-url.ts";
import { Ground } from "../../ui/ground.tsx";
import { artworkLook } from "./artwork-look.ts";
import { isLongName } from "./is-long-name.ts";

export function CharacterCard({ character }: { character: CharacterSummary & { ink: string } }) {
  const t = useTranslations("character");
  const lang = useTextLanguage()(character);
  const { slug, artwork, color, ink, locale, name, catchPhrase, origin, duty } = character;
  return (
    <Link
      className="character-card"
      to={`/character/${slug}`}
      style={{ "--tone": color, "--on-tone": ink }}
    >
      <div className="character-card-scene">
        <Ground pattern={artworkLook[artwork].pattern} size={84} />
        <h2
          className="character-card-name"
          lang={lang}
          data-long={isLongName(character) || undefined}
        >
          {name}
        </h2>
        <img src={artUrl.mascot(artwork)} alt="" width="320" height="360" />
      </div>
      <div className="character-card-text">
        <b lang={lang}>{t(`quote.${locale}`, { phrase: catchPhrase })}</b>
        <small lang={lang}>{t("made", { origin, duty })}</small>
        <LanguageTag text={character} />
      </div>
    </Link>
  );
}
