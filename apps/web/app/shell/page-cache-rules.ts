import { isCachedResource } from "../resources/cached-resources.ts";
import { splitLocale } from "./locale-path.ts";
import { matchRoute } from "./route-match.ts";

/** Data requests of the router, and the payload of a page. */
const suffix = /(?:\/_\.data|\.data|\/_payload\.json)$/;

/** The route's cache rule for an address and for the data behind it. */
function ruleFor(pathname: string) {
  const { path } = splitLocale(pathname.replace(suffix, "") || "/");
  return matchRoute(path)?.entry.cache ?? null;
}

/** Leaves only the query fields that the page really depends on, in a fixed order. */
export function pageCacheKey(address: string): string | null {
  const url = new URL(address, "http://site");
  const { pathname } = url;
  if (isCachedResource(pathname)) return pathname + url.search;
  const rule = ruleFor(pathname);
  if (!rule) return null;
  const fields = [...(rule.query ?? []), "_routes"].filter((name) => url.searchParams.has(name));
  const query = fields.map(
    (name) => `${name}=${encodeURIComponent(url.searchParams.get(name) ?? "")}`,
  );
  return query.length > 0 ? `${pathname}?${query.join("&")}` : pathname;
}

export function cacheTags(address: string): string | null {
  const rule = ruleFor(new URL(address).pathname);
  return rule ? ["site", ...rule.tags].join(",") : null;
}
