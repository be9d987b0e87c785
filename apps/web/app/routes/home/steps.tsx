import { useTranslations } from "@takujo/i18n/react";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import drawings from "./steps.svg";

const steps = ["choose", "hold", "play"] as const;

export function Steps() {
  const t = useTranslations("home.steps");
  return (
    <section className="section home-steps" aria-labelledby="steps">
      <div className="wrap">
        <SectionHead id="steps" title={t("heading")} face={2} />
        <ol className="home-steps-list">
          {steps.map((step) => (
            <li key={step} className="home-step">
              <div className="home-step-tile">
                <svg viewBox="0 0 120 120" aria-hidden="true">
                  <use href={`${drawings}#${step}`} />
                </svg>
              </div>
              <h3 className="home-step-title">{t(`${step}.title`)}</h3>
              <p className="home-step-text">{t(`${step}.body`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
