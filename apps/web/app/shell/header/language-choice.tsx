import { useTranslations } from "@takujo/i18n/react";
import { LanguageLink } from "./language-link.tsx";

/** Both languages by their full names, with their own label; the landmark is the switch in the header. */
export function LanguageChoice() {
  const t = useTranslations("commons.language");
  return (
    <div className="language-choice">
      <LanguageLink locale="ja">{t("ja")}</LanguageLink>
      <LanguageLink locale="en">{t("en")}</LanguageLink>
    </div>
  );
}
