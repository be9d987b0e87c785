import type { Locale } from "@takujo/contracts/locale";
import { feedLinks } from "../../../shell/head/feeds.server.ts";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { eventWords } from "../event-view.server.ts";
import { type EventListQuery, isFiltered, listUrl } from "./list-url.ts";

/** Filtered lists and months are views of the plain list, so they share its canonical address. */
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
