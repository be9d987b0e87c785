import type { LegalDocument } from "@takujo/contracts/generated/platform/types.gen";
import { formatDay } from "@takujo/i18n/format-day";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../shell/use-locale.ts";
import { Callout } from "../../ui/callout.tsx";

/** Says so where the text shown is not the one that holds today. */
export function VersionNotice({ document }: { document: LegalDocument }) {
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
