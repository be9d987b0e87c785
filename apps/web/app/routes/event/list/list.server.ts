import { eventTags as allTags } from "@takujo/contracts/content/event";
import type { EventGames, EventList } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { addDays } from "@takujo/contracts/venue-time";
import { dayParts, formatMonthDay, formatMonthName, formatWeekday } from "@takujo/i18n/format-date";
import { eventView, eventWords, weekdayKind } from "../event-view.server.ts";
import { type EventListQuery, isFiltered, listUrl } from "./list-url.ts";
import { isSameRange, quickDays } from "./quick-days.server.ts";

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
const someMonday = "2024-01-01";

export const weekdayNames = (locale: Locale) =>
  Array.from({ length: 7 }, (_, index) => ({
    value: index + 1,
    name: formatWeekday(addDays(someMonday, index), locale),
  }));

export interface FilterChip {
  key: string;
  text: string;
  to: string;
  current: boolean;
}

/** The same choice on the first page; `seats=live` only asks for current figures. */
const firstPage = (query: EventListQuery): EventListQuery => ({
  ...query,
  page: 1,
  seats: query.seats === "left" ? query.seats : undefined,
});

/** すべて, the days, and a chip that adds or removes each tag. */
export function tagChips(query: EventListQuery, locale: Locale, days: FilterChip[] = []) {
  const t = eventWords(locale);
  const first = firstPage(query);
  const isOnDays = days.some(({ current }) => current);
  const everyDay = isOnDays && { from: undefined, to: undefined };
  return [
    {
      key: "all",
      text: t("event.all"),
      to: listUrl({ ...first, ...everyDay, tags: [] }),
      current: query.tags.length === 0 && !isOnDays,
    },
    ...days,
    ...allTags.map((tag) => {
      const current = query.tags.includes(tag);
      const tags = current ? query.tags.filter((other) => other !== tag) : [...query.tags, tag];
      return { key: tag, text: t(`event.tag.${tag}`), to: listUrl({ ...first, tags }), current };
    }),
  ];
}

/** 今日 and 今週末, which are ranges of days like any other. */
function dayChips(query: EventListQuery, locale: Locale): FilterChip[] {
  if (query.when === "past") return [];
  const t = eventWords(locale);
  const { today, weekend } = quickDays();
  const choices = [
    { key: "today" as const, range: today },
    ...(isSameRange(weekend, today) ? [] : [{ key: "weekend" as const, range: weekend }]),
  ];
  return choices.map(({ key, range }) => {
    const current = isSameRange(query, range);
    const chosen = current ? { from: undefined, to: undefined } : range;
    return {
      key,
      text: t(`event.days.${key}`),
      to: listUrl({ ...firstPage(query), when: "upcoming", ...chosen }),
      current,
    };
  });
}

/** 11月22日（日）, or from when to when; nothing if a chip says it already. */
function daysInWords({ from, to }: EventListQuery, locale: Locale): string[] {
  const t = eventWords(locale);
  const name = (day: string) => formatMonthDay(day, locale);
  if (from && from === to) {
    return [t("event.onDay", { day: name(from), weekday: formatWeekday(from, locale) })];
  }
  return [
    ...(from ? [t("event.fromDay", { day: name(from) })] : []),
    ...(to ? [t("event.toDay", { day: name(to) })] : []),
  ];
}

export function filterView(query: EventListQuery, { items: games }: EventGames, locale: Locale) {
  const t = eventWords(locale);
  const days = dayChips(query, locale);
  const weekdays = weekdayNames(locale).map((weekday) => ({
    ...weekday,
    chosen: query.weekday.includes(weekday.value),
  }));
  const game = games.find(({ slug }) => slug === query.game);
  const chosen = [
    ...(days.some(({ current }) => current) ? [] : daysInWords(query, locale)),
    weekdays.flatMap(({ chosen, name }) => (chosen ? [name] : [])).join(t("event.separator")),
    game?.name ?? query.game,
  ].filter(Boolean);
  return {
    tags: tagChips(query, locale, days),
    seats: {
      to: listUrl({ ...firstPage(query), seats: query.seats === "left" ? undefined : "left" }),
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
