import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { feedLinks } from "../../../shell/head/feeds.server.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { type NewsListQuery, newsListSearch } from "./list-query.ts";

/** Each page of the list has its own title. */
export function newsListHead(locale: Locale, query: NewsListQuery): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["news"]) });
  const title = query.category
    ? t("news.categoryTitle", { category: t(`news.category.${query.category}`) })
    : t("news.heading");
  return {
    title: query.page > 1 ? t("news.pageTitle", { title, page: String(query.page) }) : title,
    description: t("news.description"),
    search: newsListSearch(query),
    feeds: feedLinks("news", locale),
  };
}
