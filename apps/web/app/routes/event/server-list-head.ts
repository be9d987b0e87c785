import type { Locale } from "@takujo/contracts/locale";
import { feedLinks } from "../../shell/head/server-feeds.ts";
import type { HeadData } from "../../shell/head/use-page-info.ts";
import { eventWords } from "./server-event-view.ts";
import { type EventListQuery, isFiltered, listUrl } from "./server-list-query.ts";

/** For the loader only. Filtered lists and months are views of the plain list, so they share its address. */
export function listHead(locale: Locale, query: EventListQuery): HeadData {
  const t = eventWords(locale);
  const { when, page, view } = query;
  const title = t(when === "past" ? "event.pastHeading" : "event.heading");
  const own = view === "list" && !isFiltered(query);
  return {
    title: page > 1 ? t("event.pageTitle", { title, page: String(page) }) : title,
    description: t("event.description"),
    search: own ? listUrl({ when, page }).slice("/event".length) : "",
    feeds: feedLinks("event", locale),
  };
}
