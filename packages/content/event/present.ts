import type { EventDays, EventSummary, EventTag } from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import { isoTime } from "../iso-time.ts";
import type { EventDayRow, EventRow } from "./queries.ts";

export function presentSummary(row: EventRow): EventSummary {
  return {
    slug: row.slug,
    cover: row.cover as EventSummary["cover"],
    doorsAt: isoTime(row.doors_at),
    startsAt: isoTime(row.starts_at),
    endsAt: isoTime(row.ends_at),
    previousStartsAt: row.previous_starts_at && isoTime(row.previous_starts_at),
    // The query returns published rows only, and a check constraint gives those a date.
    publishedAt: isoTime(row.published_at as Date | string),
    updatedAt: isoTime(row.updated_at),
    state: row.state as EventSummary["state"],
    tags: row.tags as EventTag[],
    fee: row.fee,
    prices: (row.prices as Price[]).map(({ key, ja, en, yen }) => ({
      key,
      name: (row.locale === "en" && en) || ja,
      yen,
    })),
    locale: row.locale as Locale,
    title: row.title,
    summary: row.summary,
    room: row.room,
    venueName: row.venue_name,
    box: presentBox(row),
  };
}

/** As the editor wrote it. */
type Price = Record<"key" | "ja" | "en", string> & { yen: number };

const adultAge = 20;

function presentBox(row: EventRow): EventSummary["box"] {
  // All of them are null if the event has no games.
  if (row.min_players === null) return null;
  const range = (min: number | null, max: number | null) => ({ min: min ?? 0, max: max ?? 0 });
  const age = range(row.min_age, row.max_age);
  return {
    players: range(row.min_players, row.max_players),
    minutes: range(row.min_minutes, row.max_minutes),
    // A game for children does not make an adults-only event suitable for them.
    age: row.tags.includes("adults")
      ? { min: Math.max(age.min, adultAge), max: Math.max(age.max, adultAge) }
      : age,
    weight: range(row.min_weight, row.max_weight),
  };
}

export function presentDays(rows: EventDayRow[]): EventDays {
  const days = Map.groupBy(rows, ({ day }) => day);
  return {
    days: [...days].map(([day, events]) => ({
      day,
      count: events[0]?.taking_place ?? 0,
      events: events.map(({ slug, locale, title, starts_at, state }) => ({
        slug,
        locale: locale as Locale,
        title,
        startsAt: isoTime(starts_at),
        state: state as EventSummary["state"],
      })),
      unlisted: (events[0]?.all_of_day ?? 0) - events.length,
    })),
  };
}
