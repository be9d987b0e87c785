import { type CacheRule, pageCacheTable } from "../page-cache-table.ts";
import { cachedResourceKey } from "../resources/cached-resources.ts";
import { splitLocale } from "./locale-path.ts";
import { matchRoute, routeById } from "./route-match.ts";

/** Data requests of the router, and the payload of a page. */
const suffix = /(?:\/_\.data|\.data|\/_payload\.json)$/;

/** One way of writing a path: the router takes endless others for the same page, and each would fill the cache again. */
const isPlain = (pathname: string) => /^[a-z0-9/._-]+$/.test(pathname) && !pathname.includes("//");

/** The route's cache rule for an address and for the data behind it. */
function ruleFor(pathname: string): CacheRule | null {
  if (!isPlain(pathname)) return null;
  const { path } = splitLocale(pathname.replace(suffix, "") || "/");
  return pageCacheTable[matchRoute(path)?.entry.id ?? ""] ?? null;
}

/** A data request may name the routes whose data it wants; an invented list would only fill the cache. */
function isRouteList(pathname: string, routes: string): boolean {
  return (
    pathname.endsWith(".data") && routes.split(",").every((id) => id === "root" || routeById(id))
  );
}

/** Leaves only the query fields that the page really depends on, in a fixed order. */
export function pageCacheKey(address: string): string | null {
  // Nothing there is for the cache, and its calls should not wait for a closer look.
  if (address.startsWith("/api/")) return null;
  // Joined, not resolved: `//news` is a path of ours, not a host.
  const url = new URL(`http://site${address}`);
  const { pathname } = url;
  const resource = cachedResourceKey(url);
  if (resource !== null) return resource;
  const rule = ruleFor(pathname);
  if (!rule || isLive(rule, url.searchParams)) return null;
  const routes = url.searchParams.get("_routes");
  if (routes !== null && !isRouteList(pathname, routes)) return null;
  const values = (name: string) => url.searchParams.getAll(name);
  const query = [
    ...[...(rule.query ?? []), "_routes"].map((name) => [name, values(name).slice(0, 1)] as const),
    // In one order, whatever order they were chosen in.
    ...(rule.lists ?? []).map((name) => [name, [...new Set(values(name))].sort()] as const),
  ].flatMap(([name, chosen]) => chosen.map((value) => `${name}=${encodeURIComponent(value)}`));
  return query.length > 0 ? `${pathname}?${query.join("&")}` : pathname;
}

const isLive = (rule: CacheRule, search: URLSearchParams) =>
  rule.live?.some((name) => search.has(name)) ?? false;

export function cacheTags(address: string): string | null {
  const { pathname, searchParams } = new URL(address);
  const rule = ruleFor(pathname);
  return rule && !isLive(rule, searchParams) ? ["site", ...rule.tags].join(",") : null;
}
