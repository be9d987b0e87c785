import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { Tag } from "../../ui/action/tag.tsx";
import { useLocale } from "../routing/use-locale.ts";

/** A text from the API in the wanted language or, without a translation, in Japanese. */
type Localized = { locale: Locale };

/** The `lang` of a text that is not in the page's language. */
export function useTextLanguage(): (text: Localized) => Locale | undefined {
  const pageLocale = useLocale();
  return ({ locale }) => (locale === pageLocale ? undefined : locale);
}

/** Shown if the translation is missing. */
export function LanguageTag({ text }: { text: Localized }) {
  const t = useTranslations("commons.language");
  return useTextLanguage()(text) && <Tag tone="dark">{t("onlyJapanese")}</Tag>;
}
