import { demoMailPath } from "@takujo/contracts/demo";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "./routing/use-locale.ts";

/** Above every page of a demo. The mailbox is no page of this application, so the link loads a document. */
export function DemoBanner() {
  const t = useTranslations("demo");
  const form = useLocale() === "en" ? "/en" : "";
  return (
    <aside className="demo-banner" aria-label={t("label")}>
      {t("text")} <a href={`${demoMailPath}${form}/`}>{t("mailbox")}</a>
    </aside>
  );
}
