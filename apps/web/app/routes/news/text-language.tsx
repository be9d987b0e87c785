import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useLocale } from "../../shell/use-locale.ts";
import { Tag } from "../../ui/tag.tsx";

type Localized = Pick<NewsSummary, "locale">;

/** The `lang` of a text that is not in the page's language. */
export function useTextLanguage(): (text: Localized) => Localized["locale"] | undefined {
  const pageLocale = useLocale();
  return ({ locale }) => (locale === pageLocale ? undefined : locale);
}

/** Says so where the translation is missing. */
export function LanguageTag({ text }: { text: Localized }) {
  const t = useTranslations("commons.language");
  return useTextLanguage()(text) && <Tag tone="dark">{t("onlyJapanese")}</Tag>;
}
