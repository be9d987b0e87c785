import type { EventTag } from "@takujo/contracts/content/event";

/** The list's query as the address holds it. */
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

/** The address of the list, without fields at their defaults. */
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
