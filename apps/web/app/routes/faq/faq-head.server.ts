import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";

/** Search results have their own title but are not indexed. */
export function faqHead(locale: Locale, query: string): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["faq"]) });
  return {
    title: query ? t("faq.searchTitle", { query }) : t("faq.heading"),
    description: t("faq.description"),
    noIndex: query !== "",
  };
}
