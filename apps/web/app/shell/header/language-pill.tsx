import { useTranslations } from "@takujo/i18n/react";
import { LanguageLink } from "./language-link.tsx";

export function LanguagePill() {
  const t = useTranslations("commons.language");
  return (
    <nav className="language-pill" aria-label={t("label")}>
      <LanguageLink locale="ja">{t("ja")}</LanguageLink>
      <LanguageLink locale="en">{t("enShort")}</LanguageLink>
    </nav>
  );
}
