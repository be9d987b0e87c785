import { eventTags, maxEventsCounted } from "@takujo/contracts/content/event";
import type { EventListQuery } from "./list-url.ts";

const shapes = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  slug: /^[a-z0-9-]{1,200}$/,
  weekday: /^[1-7]$/,
  page: /^[1-9]\d{0,2}$/,
};

const isDay = (text: string) => shapes.day.test(text) && !Number.isNaN(Date.parse(text));

/** Null for a query that no link or form produces. An empty form field counts as missing. */
export function readListQuery(search: URLSearchParams): EventListQuery | null {
  let isValid = true;
  const one = <Value extends string>(name: string, accepts: (text: string) => boolean) => {
    const text = search.get(name) || undefined;
    if (text !== undefined && !accepts(text)) isValid = false;
    return text as Value | undefined;
  };
  const among =
    (...values: string[]) =>
    (text: string) =>
      values.includes(text);
  const weekdays = [...new Set(search.getAll("weekday"))].sort();
  const tags = new Set(search.getAll("tag"));
  const known = eventTags.filter((tag) => tags.has(tag));
  const query: EventListQuery = {
    when: one<"past" | "any">("when", among("past", "any", "upcoming")) ?? "upcoming",
    view: one<"calendar">("view", among("calendar", "list")) ?? "list",
    month: one("month", (text) => shapes.month.test(text)),
    from: one("from", isDay),
    to: one("to", isDay),
    weekday: weekdays.map(Number),
    tags: known,
    game: one("game", (text) => shapes.slug.test(text)),
    seats: one("seats", among("left", "live")),
    page: Number(one("page", (text) => shapes.page.test(text)) ?? 1),
  };
  if (query.page > maxEventsCounted || known.length < tags.size) isValid = false;
  if (!weekdays.every((weekday) => shapes.weekday.test(weekday))) isValid = false;
  return isValid ? query : null;
}
