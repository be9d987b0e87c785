import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { feedLinks } from "../../../shell/head/feeds.server.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { type ArticleListQuery, articleListSearch } from "./list-query.ts";

/** Each page of the list has its own title. */
export function articleListHead(locale: Locale, query: ArticleListQuery): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["article"]) });
  const title = query.tag
    ? t("article.tagTitle", { tag: t(`article.tag.${query.tag}`) })
    : t("article.heading");
  return {
    title: query.page > 1 ? t("article.pageTitle", { title, page: String(query.page) }) : title,
    description: t("article.description"),
    search: articleListSearch(query),
    feeds: feedLinks("article", locale),
  };
}
