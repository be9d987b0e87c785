import { matchPath } from "react-router";
import { type RouteEntry, routeTable } from "../route-table.ts";

export interface RouteMatch {
  entry: RouteEntry;
  params: Record<string, string | undefined>;
}

/** The table's entry for a path without its locale. */
export function matchRoute(path: string): RouteMatch | null {
  for (const entry of routeTable) {
    const match = matchPath({ path: entry.path, end: true }, path);
    if (match) return { entry, params: match.params };
  }
  return null;
}

const byId = new Map(routeTable.map((entry) => [entry.id, entry]));

export function routeById(id: string | undefined): RouteEntry | undefined {
  return id === undefined ? undefined : byId.get(id);
}
