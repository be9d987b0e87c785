import type { CharacterSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { artUrl } from "../../ui/icon/art-url.ts";
import { Ground } from "../../ui/layout/ground.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";

const castOfSix = 6;

export function Cast({ characters }: { characters: CharacterSummary[] }) {
  const t = useTranslations("home.cast");
  const languageOf = useTextLanguage();
  const isWhole = characters.length === castOfSix;
  return (
    <section className="home-cast" aria-labelledby="cast">
      <Ground pattern="ichimatsu" size={112} />
      <div className="wrap">
        <SectionHead
          id="cast"
          title={t(isWhole ? "heading" : "headingOther")}
          face={3}
          note={isWhole && t("note")}
          action={<MoreLink to="/character">{t("all")}</MoreLink>}
        />
      </div>
      <div className="home-cast-scroller">
        <ul className="home-cast-shelf" style={{ "--cast": characters.length }}>
          {characters.map((character) => (
            <li key={character.slug} className="home-cast-member">
              <img
                src={artUrl.mascot(character.artwork)}
                alt=""
                width="320"
                height="360"
                loading="lazy"
              />
              <span className="home-cast-label" lang={languageOf(character)}>
                <Link className="home-cast-name" to={`/character/${character.slug}`}>
                  {character.name}
                </Link>
                <span className="home-cast-made">{character.origin}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
