import { eventTags as allTags } from "@takujo/contracts/content/event";
import type { EventGames, EventList } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { dayParts, formatMonthDay, formatMonthName, formatWeekday } from "@takujo/i18n/format-date";
import { eventView, eventWords, weekdayKind } from "../event-view.server.ts";
import { type EventListQuery, isFiltered, listUrl } from "./list-url.ts";

// Everything the list shows except the seats.

export function listView(list: EventList, locale: Locale, query: EventListQuery) {
  const views = list.items.map((event) => ({ ...eventView(event, locale), at: event.startsAt }));
  const days = [...Map.groupBy(views, ({ day }) => day)].map(([day, events]) => {
    const at = events[0]?.at ?? "";
    return {
      key: day,
      month: formatMonthName(at, locale),
      day: Number(dayParts(at).day),
      weekday: formatWeekday(at, locale, "long"),
      weekdayKind: weekdayKind(at),
      events: events.map(({ at: _, ...event }) => event),
    };
  });
  return {
    days,
    count: list.count,
    lead: leadOf(query, list.more),
    page: query.page,
    pageCount: list.pageCount,
    firstPage: listUrl({ ...query, page: 1 }),
    /** The prefix of a page's address; the page number is appended. */
    laterPage: listUrl({ ...query, page: 9 }).slice(0, -1),
  };
}

function leadOf(query: EventListQuery, more: boolean) {
  const kind = query.when === "past" ? "past" : isFiltered(query) ? "filtered" : "upcoming";
  return more ? (`${kind}LeadMore` as const) : (`${kind}Lead` as const);
}

/** A Monday, for the names of the weekdays. */
const someMonday = Date.parse("2024-01-01T03:00:00Z");
const dayLength = 86_400_000;

export const weekdayNames = (locale: Locale) =>
  Array.from({ length: 7 }, (_, index) => ({
    value: index + 1,
    name: formatWeekday(new Date(someMonday + index * dayLength), locale),
  }));

export function filterView(query: EventListQuery, { items: games }: EventGames, locale: Locale) {
  const t = eventWords(locale);
  const first = { ...query, page: 1, seats: query.seats === "left" ? query.seats : undefined };
  const toggled = (tag: (typeof allTags)[number]) =>
    query.tags.includes(tag) ? query.tags.filter((other) => other !== tag) : [...query.tags, tag];
  const noon = (day: string) => formatMonthDay(`${day}T12:00:00+09:00`, locale);
  const weekdays = weekdayNames(locale).map((weekday) => ({
    ...weekday,
    chosen: query.weekday.includes(weekday.value),
  }));
  const game = games.find(({ slug }) => slug === query.game);
  const chosen = [
    query.from && t("event.fromDay", { day: noon(query.from) }),
    query.to && t("event.toDay", { day: noon(query.to) }),
    weekdays.flatMap(({ chosen, name }) => (chosen ? [name] : [])).join(t("event.separator")),
    game?.name ?? query.game,
  ].filter(Boolean);
  return {
    tags: [
      { key: "all", text: t("event.all"), to: listUrl({ ...first, tags: [] }) },
      ...allTags.map((tag) => ({
        key: tag,
        text: t(`event.tag.${tag}`),
        to: listUrl({ ...first, tags: toggled(tag) }),
      })),
    ].map((chip) => ({
      ...chip,
      current:
        chip.key === "all" ? query.tags.length === 0 : query.tags.some((tag) => tag === chip.key),
    })),
    seats: {
      to: listUrl({ ...first, seats: query.seats === "left" ? undefined : "left" }),
      current: query.seats === "left",
    },
    chosen: chosen.join(t("event.separator")),
    weekdays,
    games,
    from: query.from,
    to: query.to,
    game: query.game,
    /** The hidden fields of the form. */
    carried: [
      ...(query.when === "upcoming" ? [] : [["when", query.when] as const]),
      ...query.tags.map((tag) => ["tag", tag] as const),
      ...(query.seats === "left" ? [["seats", "left"] as const] : []),
    ],
    reset: isFiltered(query)
      ? listUrl({ when: query.when === "past" ? "past" : "upcoming" })
      : null,
  };
}
