import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { ExternalLink } from "../../ui/generated/icons.ts";
import { FactList } from "../../ui/panel.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { AreaMap } from "./area-map.tsx";

export function Access() {
  const t = useTranslations("about.access");
  const facts: { term: string; detail: ReactNode }[] = [
    ...(["address", "hours", "steps"] as const).map((fact) => ({
      term: t(fact),
      detail: (
        <>
          {t(`${fact}Body`)}
          <small className="about-access-note">{t(`${fact}Note`)}</small>
        </>
      ),
    })),
    { term: t("bicycles"), detail: t("bicyclesBody") },
    { term: t("operator"), detail: t("operatorBody") },
  ];
  return (
    <section className="section wrap" id="access" aria-labelledby="access-title">
      <SectionHead id="access-title" title={t("heading")} face={6} />
      <div className="about-access">
        <AreaMap />
        <div className="about-access-text">
          <FactList facts={facts} />
          {/* Leaves the application: the address is a redirect to a map elsewhere. */}
          <a className="button button-line button-small" href="/map">
            <ExternalLink />
            {t("openMap")}
          </a>
        </div>
      </div>
    </section>
  );
}
