import { useTranslations } from "@takujo/i18n/react";
import { SectionHead } from "../../ui/section-head.tsx";

const promises = ["patience", "company", "privacy"] as const;

export function Promises() {
  const t = useTranslations("about.promise");
  return (
    <section className="section about-promises" id="promise" aria-labelledby="promise-title">
      <div className="wrap">
        <SectionHead id="promise-title" title={t("heading")} face={3} />
        <ol className="about-promise-list">
          {promises.map((promise) => (
            <li key={promise} className="about-promise">
              <h3 className="about-promise-title">{t(`${promise}.title`)}</h3>
              <p className="muted">{t(`${promise}.body`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
