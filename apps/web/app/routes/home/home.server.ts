import type {
  EventList,
  EventSummary,
  GameShelf,
} from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { dayParts, formatWeekday, venueDay } from "@takujo/i18n/format-date";
import { arrange, gameView } from "../board-game/game-view.server.ts";
import { eventView, weekdayKind } from "../event/event-view.server.ts";
import { listUrl } from "../event/list/list-url.ts";
import { isSameRange, quickDays } from "../event/list/quick-days.server.ts";

const railLength = 10;

/** Events by their day at the venue, with what the day's heading says. */
function byDay(events: EventSummary[], locale: Locale, length: "short" | "long") {
  return [...Map.groupBy(events, ({ startsAt }) => venueDay(startsAt))].map(([key, own]) => {
    const [{ startsAt = "" } = {}] = own;
    return {
      key,
      day: Number(dayParts(startsAt).day),
      weekday: formatWeekday(startsAt, locale, length),
      weekdayKind: weekdayKind(startsAt),
      isToday: key === venueDay(new Date()),
      events: own.map((event) => eventView(event, locale)),
    };
  });
}

/**
 * The next events that still take reservations. The first one is shown larger, so on English pages the rail begins at the first
 * that can be read in English.
 */
export function railView(open: EventSummary[], locale: Locale) {
  const events = open.filter(({ state }) => state !== "cancelled");
  const first = events.findIndex((event) => event.locale === locale);
  return byDay(events.slice(Math.max(0, first)).slice(0, railLength), locale, "short");
}

export function weekendView({ items, count }: EventList, locale: Locale) {
  const { weekend } = quickDays();
  const events = items.filter(({ state }) => state !== "cancelled");
  return { days: byDay(events, locale, "long"), count, to: listUrl(weekend) };
}

const boxesShown = 16;

/** Boxes from each board in rotation, with the games that are played soon first. */
export function shelfView({ count, boards }: GameShelf, locale: Locale) {
  const places = Math.max(0, ...boards.map(({ games }) => games.length));
  const inTurn = Array.from({ length: places }, (_, place) =>
    boards.flatMap(({ games }) => games[place] ?? []),
  ).flat();
  const soon = inTurn.filter(({ isPlayedSoon }) => isPlayedSoon);
  const others = inTurn.filter(({ isPlayedSoon }) => !isPlayedSoon);
  const shown = [...soon, ...others].slice(0, boxesShown);
  const soonSlugs = new Set(soon.map(({ slug }) => slug));
  const games = arrange(shown.map((game) => gameView(game, locale)));
  return {
    count,
    games: games.map((game) => ({ ...game, isPlayedSoon: soonSlugs.has(game.slug) })),
  };
}

type Counts = Record<QuickChoice, EventList>;
type QuickChoice = "today" | "weekend" | "beginner" | "english" | "alone" | "family";

/** Choices that would find nothing are left out; on Sundays, the weekend is today. */
export function quickView(found: Counts) {
  const { today, weekend } = quickDays();
  const choices = [
    { name: "today", to: listUrl(today) },
    ...(isSameRange(weekend, today) ? [] : [{ name: "weekend", to: listUrl(weekend) } as const]),
    { name: "beginner", to: listUrl({ tags: ["beginner"] }) },
    { name: "english", to: listUrl({ tags: ["english"] }) },
    { name: "alone", to: listUrl({ tags: ["alone"] }) },
    { name: "family", to: listUrl({ tags: ["family"] }) },
  ] as const;
  return choices
    .map((choice) => ({ ...choice, count: found[choice.name].count }))
    .filter(({ count }) => count > 0);
}
