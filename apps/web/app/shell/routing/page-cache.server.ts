import { cachedResourceKey } from "../../resources/cached-resources.ts";
import { pageTags } from "../../resources/page-tags.ts";
import { splitLocale } from "./locale-path.ts";
import type { CacheRule } from "./record.ts";
import { pageById, pageRecords } from "./records.ts";

/** Suffixes of the router's data requests, and of a page's payload. */
const suffix = /(?:\/_\.data|\.data|\/_payload\.json)$/;

/** Accepts one spelling of a path: the router accepts countless others, and each would fill the cache again. */
const isPlain = (pathname: string) => /^[a-z0-9/._-]+$/.test(pathname) && !pathname.includes("//");

const rules = new Map(pageRecords.flatMap(({ path, cache }) => (cache ? [[path, cache]] : [])));

type RouteCacheRule = CacheRule & { ofOneItem: boolean };

/** The cache rule of the route for a page or its data. */
function ruleFor(pathname: string): RouteCacheRule | null {
  if (!isPlain(pathname)) return null;
  const path = splitLocale(pathname.replace(suffix, "") || "/").path.replace(/(?<=.)\/$/, "");
  // Cached pages have a fixed path, or one that ends with a slug, so the router is not needed here.
  const fixed = rules.get(path);
  const rule = fixed ?? rules.get(`${path.slice(0, path.lastIndexOf("/"))}/:slug`);
  return rule ? { ...rule, ofOneItem: !fixed } : null;
}

/** A data request may list the routes it wants; made-up lists would fill the cache. */
function isRouteList(pathname: string, routes: string): boolean {
  return (
    pathname.endsWith(".data") && routes.split(",").every((id) => id === "root" || pageById(id))
  );
}

/** Keeps only the query fields that the page depends on, in a fixed order. */
export function pageCacheKey(address: string): string | null {
  // API calls are never cached, and skip the work below.
  if (address.startsWith("/api/")) return null;
  // Concatenated, because resolving `//news` would make it a host.
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
    // Sorted, so that the order of choices does not matter.
    ...(rule.lists ?? []).map((name) => [name, [...new Set(values(name))].sort()] as const),
  ].flatMap(([name, chosen]) => chosen.map((value) => `${name}=${encodeURIComponent(value)}`));
  return query.length > 0 ? `${pathname}?${query.join("&")}` : pathname;
}

const isLive = (rule: CacheRule, search: URLSearchParams) =>
  rule.live?.some((name) => search.has(name)) ?? false;

/** Whether the page shows one item and what belongs to it. Not lists, which depend on items that they do not show. */
export function isItemPage(address: string): boolean {
  return ruleFor(new URL(address).pathname)?.ofOneItem ?? false;
}

/** `slugs`: of everything that an item's page was rendered from. */
export function cacheTags(address: string, slugs?: ReadonlySet<string>): string | null {
  const { pathname, searchParams } = new URL(address);
  const rule = ruleFor(pathname);
  if (!rule || isLive(rule, searchParams)) return null;
  return pageTags(rule.tags, rule.ofOneItem ? slugs : undefined);
}
