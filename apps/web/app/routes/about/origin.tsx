import { useTranslations } from "@takujo/i18n/react";
import { SectionHead } from "../../ui/section-head.tsx";

const facts = ["tables", "boxes", "alone", "guides"] as const;

export function Origin() {
  const t = useTranslations("about");
  return (
    <section className="section wrap" id="origin" aria-labelledby="origin-title">
      <SectionHead id="origin-title" title={t("origin.heading")} face={1} />
      <div className="prose">
        <p>{t("origin.mark")}</p>
        <p>{t("origin.story")}</p>
      </div>
      <ul className="about-facts">
        {facts.map((fact) => (
          <li key={fact} className="about-fact">
            <span className="about-fact-value num">
              {t(`facts.${fact}.value`)}
              <span className="about-fact-unit">{t(`facts.${fact}.unit`)}</span>
            </span>
            <span className="about-fact-note">{t(`facts.${fact}.note`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
