import { publicRoutes } from "../public-routes.ts";
import type { RouteEntry } from "../route-entry.ts";

interface RouteMatch {
  entry: RouteEntry;
  params: Record<string, string | undefined>;
}

interface RoutePattern {
  entry: RouteEntry;
  shape: RegExp;
  names: string[];
}

/** Compiled once: the router's own `matchPath` does so at every call, for every route it tries. */
const patterns: RoutePattern[] = [];
const byId = new Map<string, RouteEntry>();

export function addRoutes(entries: RouteEntry[]): void {
  for (const entry of entries) {
    patterns.push(patternOf(entry));
    byId.set(entry.id, entry);
  }
}

function patternOf(entry: RouteEntry): RoutePattern {
  const names: string[] = [];
  const source = entry.path.replaceAll(".", "\\.").replaceAll(/:(\w+)/g, (_, name: string) => {
    names.push(name);
    return "([^/]+)";
  });
  return { entry, names, shape: new RegExp(`^${source}/*$`, "i") };
}

addRoutes(publicRoutes);

/** The table's entry for a path without its locale. */
export function matchRoute(path: string): RouteMatch | null {
  for (const { entry, shape, names } of patterns) {
    const values = shape.exec(path)?.slice(1);
    if (values)
      return { entry, params: Object.fromEntries(names.map((name, i) => [name, values[i]])) };
  }
  return null;
}

export function routeById(id: string | undefined): RouteEntry | undefined {
  return id === undefined ? undefined : byId.get(id);
}
