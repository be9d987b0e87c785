import { type EventTag, eventTags, mostEventsCounted } from "@takujo/contracts/platform/event";

/** What the address of the list says. For loaders only: components get finished links. */
export interface EventListQuery {
  when: "upcoming" | "past" | "any";
  view: "list" | "calendar";
  month?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  weekday: number[];
  tags: EventTag[];
  game?: string | undefined;
  seats?: "left" | "live" | undefined;
  page: number;
}

const shapes = {
  day: /^\d{4}-\d{2}-\d{2}$/,
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/,
  slug: /^[a-z0-9-]{1,200}$/,
  weekday: /^[1-7]$/,
  page: /^[1-9]\d{0,2}$/,
};

const isDay = (text: string) => shapes.day.test(text) && !Number.isNaN(Date.parse(text));

/** null for what no link or form of ours could have asked. An empty field of the form is a missing one. */
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
  if (query.page > mostEventsCounted || known.length < tags.size) isValid = false;
  if (!weekdays.every((weekday) => shapes.weekday.test(weekday))) isValid = false;
  return isValid ? query : null;
}

export const everything: EventListQuery = {
  when: "upcoming",
  view: "list",
  weekday: [],
  tags: [],
  page: 1,
};

/** The address of this list; only what differs from the plain one stands in it. */
export function listUrl(query: Partial<EventListQuery>): string {
  const search = new URLSearchParams();
  if (query.when && query.when !== "upcoming") search.set("when", query.when);
  if (query.view === "calendar") search.set("view", "calendar");
  for (const tag of query.tags ?? []) search.append("tag", tag);
  for (const weekday of query.weekday ?? []) search.append("weekday", String(weekday));
  for (const name of ["month", "from", "to", "game", "seats"] as const) {
    const value = query[name];
    if (value) search.set(name, value);
  }
  if (query.page && query.page > 1) search.set("page", String(query.page));
  return search.size > 0 ? `/event?${search}` : "/event";
}

export const isFiltered = ({ when, from, to, weekday, tags, game, seats }: EventListQuery) =>
  Boolean(
    when === "any" ||
      from ||
      to ||
      game ||
      seats === "left" ||
      weekday.length > 0 ||
      tags.length > 0,
  );
