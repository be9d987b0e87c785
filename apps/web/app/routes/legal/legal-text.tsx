import type { LegalDocument } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { SectionNavigator } from "../../ui/section-navigator.tsx";
import { AfterText } from "./after-text.tsx";
import { legalTitles } from "./legal-titles.ts";
import { VersionBar } from "./version-bar.tsx";
import { VersionNotice } from "./version-notice.tsx";
import "./legal.css";

export function LegalText({ document }: { document: LegalDocument }) {
  const t = useTranslations();
  const lang = useTextLanguage()(document);
  const sections = document.headings.filter(({ level }) => level === 2);
  return (
    <main id="main" className="wrap legal">
      <h1 className="legal-heading">{t(legalTitles[document.kind])}</h1>
      <div className="legal-columns">
        <div className="legal-navigator">
          <SectionNavigator
            label={t("legal.sections")}
            lang={lang}
            sections={sections.map(({ id, text }) => ({ id, name: text }))}
          />
        </div>
        <div>
          <VersionNotice document={document} />
          <VersionBar document={document} />
          <LanguageTag text={document} />
          <section className="legal-summary" aria-labelledby="summary" lang={lang}>
            <h2 id="summary">{t("legal.summary")}</h2>
            <p>{document.summary}</p>
          </section>
          <div
            className="prose legal-body"
            lang={lang}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
            dangerouslySetInnerHTML={{ __html: document.bodyHtml }}
          />
          <AfterText document={document} />
        </div>
      </div>
    </main>
  );
}
