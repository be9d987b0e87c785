import type { LegalDocument } from "@takujo/contracts/generated/platform/types.gen";
import { formatDay } from "@takujo/i18n/format-day";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { FigureDate } from "../../shell/text/figure-date.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { Button } from "../../ui/action/button.tsx";
import { Callout } from "../../ui/feedback/callout.tsx";
import { SectionNavigator } from "../../ui/navigation/section-navigator.tsx";
import { Html } from "../../ui/text/html.tsx";
import { legalTitles } from "./legal-titles.ts";
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
          <Html className="prose legal-body" lang={lang} html={document.bodyHtml} />
          <AfterText document={document} />
        </div>
      </div>
    </main>
  );
}

/** What this version changed, and a print button. */
function AfterText({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const lang = useTextLanguage()(document);
  return (
    <>
      {document.version > 1 && (
        <section className="legal-changes" aria-labelledby="changes">
          <h2 id="changes">{t("changes", { version: document.version })}</h2>
          <p lang={lang}>{document.changes}</p>
        </section>
      )}
      <p className="needs-script legal-print">
        <Button variant="line" size="small" onClick={() => print()}>
          {t("print")}
        </Button>
      </p>
    </>
  );
}

/** A notice if the shown version is not the one in effect. */
function VersionNotice({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const locale = useLocale();
  const { state, kind, version } = document;
  if (state === "current") return null;
  const date = formatDay(document.effectiveOn, locale);
  return (
    <div className="legal-notice">
      <Callout tone={state === "past" ? "warning" : "info"} title={t(`${state}Title`)}>
        {t.rich(`${state}Text`, {
          version,
          date,
          link: (words) => <Link to={`/${kind}`}>{words}</Link>,
        })}
      </Callout>
    </div>
  );
}

/** The shown version, and a plain form to choose another. */
function VersionBar({ document }: { document: LegalDocument }) {
  const t = useTranslations("legal");
  const locale = useLocale();
  const { version, versions } = document;
  const facts = [
    { term: t("version"), detail: t("versionName", { version }) },
    { term: t("effectiveOn"), detail: <FigureDate date={document.effectiveOn} /> },
    { term: t("announcedOn"), detail: <FigureDate date={document.announcedOn} /> },
  ];
  return (
    <div className="legal-versions">
      <dl>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {versions.length > 1 && (
        <form className="legal-version-form">
          <label className="visually-hidden" htmlFor="version">
            {t("otherVersions")}
          </label>
          <span className="input-select">
            {/* Remounted for each version, because browsers restore the last choice. */}
            <select
              key={version}
              className="input"
              id="version"
              name="version"
              defaultValue={document.state === "current" ? "" : version}
              autoComplete="off"
            >
              {versions.map((other) => (
                <option key={other.version} value={other.state === "current" ? "" : other.version}>
                  {t(`option.${other.state}`, {
                    version: other.version,
                    date: formatDay(other.effectiveOn, locale),
                  })}
                </option>
              ))}
            </select>
          </span>
          <Button type="submit" variant="line" size="small">
            {t("openVersion")}
          </Button>
        </form>
      )}
    </div>
  );
}
