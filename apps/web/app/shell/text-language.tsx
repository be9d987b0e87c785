import type { Locale } from "@takujo/contracts/locale";
import { useTranslations } from "@takujo/i18n/react";
import { Tag } from "../ui/tag.tsx";
import { useLocale } from "./use-locale.ts";

/** Whatever the API gives in the wanted language or, without a translation, in Japanese. */
type Localized = { locale: Locale };

/** The `lang` of a text that is not in the page's language. */
export function useTextLanguage(): (text: Localized) => Locale | undefined {
  const pageLocale = useLocale();
  return ({ locale }) => (locale === pageLocale ? undefined : locale);
}

/** Says so where the translation is missing. */
export function LanguageTag({ text }: { text: Localized }) {
  const t = useTranslations("commons.language");
  return useTextLanguage()(text) && <Tag tone="dark">{t("onlyJapanese")}</Tag>;
}
