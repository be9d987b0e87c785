import { useTranslations } from "@takujo/i18n/react";
import { artUrl } from "../../ui/art-url.ts";
import { Ground } from "../../ui/ground.tsx";
import { SectionHead } from "../../ui/section-head.tsx";

const mascots = ["koma", "sai", "fuda", "kikko", "toki", "hako"] as const;

export function Cast() {
  const t = useTranslations("home.cast");
  return (
    <section className="home-cast" aria-labelledby="cast">
      <Ground pattern="ichimatsu" size={112} />
      <div className="wrap">
        <SectionHead id="cast" title={t("heading")} face={3} note={t("note")} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the shelf scrolls sideways, and the keyboard must reach it. */}
      <div className="home-cast-scroller" tabIndex={0}>
        <ul className="home-cast-shelf">
          {mascots.map((id) => (
            <li key={id} className="home-cast-member">
              <img src={artUrl.mascot(id)} alt="" width="320" height="360" loading="lazy" />
              <span className="home-cast-label">
                <b className="home-cast-name">{t(`${id}.name`)}</b>
                <span className="home-cast-made">{t(`${id}.made`)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
