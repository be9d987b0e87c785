import type { GameListQuery } from "@takujo/contracts/content/game-shelf";

/** The list's query as the address holds it. */
export type ShelfQuery = Omit<GameListQuery, "locale" | "limit"> & { view: "shelf" | "list" };

const fields = ["q", "players", "minutes", "board", "age", "language", "quick", "tag"] as const;
export type FilterField = (typeof fields)[number];

/** The fields with a value, as in the address. */
export const filtersOf = (query: Partial<ShelfQuery>): [FilterField, string][] =>
  fields.flatMap((name) => (query[name] ? [[name, String(query[name])]] : []));

/** The address of the shelf, without fields at their defaults. */
export function shelfUrl(query: Partial<ShelfQuery>): string {
  const search = new URLSearchParams(filtersOf(query));
  if (query.sort) search.set("sort", query.sort);
  if (query.view === "list") search.set("view", "list");
  if (query.page && query.page > 1) search.set("page", String(query.page));
  return search.size > 0 ? `/game?${search}` : "/game";
}

/** A choice, an order or a later page makes one list of the boards. */
export const isList = (query: ShelfQuery): boolean =>
  query.view === "list" || Boolean(query.sort) || query.page > 1 || filtersOf(query).length > 0;
