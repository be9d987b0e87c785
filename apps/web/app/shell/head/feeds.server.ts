import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";
import { canonicalPath } from "../routing/locale-path.ts";
import type { FeedLink } from "./use-page-info.ts";

// The Atom and calendar feeds of the lists.

const files = {
  news: { "feed.xml": "application/atom+xml" },
  article: { "feed.xml": "application/atom+xml" },
  event: { "feed.xml": "application/atom+xml", "calendar.ics": "text/calendar" },
};

/** By the route id of the list, in the page's language. */
export function feedLinks(list: keyof typeof files, locale: Locale): FeedLink[] {
  return Object.entries(files[list]).map(([file, type]) => ({
    href: canonicalPath(`/${list}/${file}`, locale),
    type,
    title: feedTitle(list, locale),
  }));
}

/** The title that feed readers show. */
export function feedTitle(list: keyof typeof files, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["commons", "titles"]) });
  return `${t(`titles.${list}`)}｜${t("commons.site.name")}`;
}
