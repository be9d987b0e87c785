import { useTranslations } from "@takujo/i18n/react";
import { SectionNavigator } from "../../ui/section-navigator.tsx";
import { AboutHero } from "./about-hero.tsx";
import { Access } from "./access.tsx";
import { Origin } from "./origin.tsx";
import { Promises } from "./promises.tsx";
import "./about.css";

const sections = ["origin", "promise", "access"] as const;

export default function About() {
  const t = useTranslations();
  return (
    <main id="main">
      <AboutHero />
      <div className="about-navigator">
        <div className="wrap">
          <SectionNavigator
            label={t("commons.navigator.label")}
            sections={sections.map((id) => ({ id, name: t(`about.sections.${id}`) }))}
          />
        </div>
      </div>
      <Origin />
      <Promises />
      <Access />
    </main>
  );
}
