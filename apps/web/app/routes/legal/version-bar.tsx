import type { LegalDocument } from "@takujo/contracts/generated/platform/types.gen";
import { formatDay } from "@takujo/i18n/format-day";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../shell/routing/use-locale.ts";
import { FigureDate } from "../../shell/text/figure-date.tsx";
import { Button } from "../../ui/action/button.tsx";

/** The shown version, and a plain form to choose another. */
export function VersionBar({ document }: { document: LegalDocument }) {
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
