import { TrieRouter } from "hono/router/trie-router";
import { LRUCache } from "lru-cache";

/** Paths served besides routes, and those of the auth service. Bounded, because any path can be requested. */
const folders = ["assets", "art", "social", "_i18n", "builds", "api/auth"];

const maxKnown = 1_000;
const maxKnownLength = 2_000;

const parameters = (pattern: string) => pattern.split(":").length;

/** The pattern of the route that an address belongs to, such as `/event/:slug`; the same in both languages. */
export function createRouteName(patterns: readonly string[]): (address: string) => string {
  const router = new TrieRouter<string>();
  // A pattern with a star belongs to a middleware, or to what was not found.
  for (const pattern of new Set(patterns)) {
    if (!pattern.includes("*")) router.add("ALL", pattern, pattern);
  }
  for (const folder of folders) router.add("ALL", `/${folder}/*`, `/${folder}/*`);
  const find = (address: string) => {
    const path = pathOf(address);
    const found = router.match("GET", path)[0].map(([pattern]) => pattern);
    const [first = "other", ...others] = found;
    return others.reduce(
      (best, other) => (parameters(other) < parameters(best) ? other : best),
      first,
    );
  };
  // Open pages ask for the same few addresses again and again.
  const known = new LRUCache<string, string>({ max: maxKnown });
  return (address) => {
    if (address.length > maxKnownLength) return find(address);
    const former = known.get(address);
    if (former !== undefined) return former;
    const name = find(address);
    known.set(address, name);
    return name;
  };
}

/** Without query, language, and the ending by which the browser asks for a page's data. */
function pathOf(address: string): string {
  const path = address
    .replace(/\?.*$/s, "")
    .replace(/(?:\/_payload\.json|\/_\.data|\.data)$/, "")
    .replace(/^\/(?:ja|en)(?=\/|$)/, "");
  return path === "" ? "/" : path;
}

const groups: [name: string, routes: RegExp][] = [
  ["polls", /^\/api\/v1\/seats$/],
  ["organizer", /\/(?:admin|reception)(?:\/|$)/],
  ["sign-in", /^\/(?:api\/)?auth\//],
  ["reservations", /\/(?:[a-z]+-)?reservations?(?:\/|$)|\/(?:guest|friend)-/],
];

/** What people would miss by itself if it failed, however much else goes well; `other` are the rest of pages and calls. */
export const routeGroup = (route: string): string =>
  groups.find(([, routes]) => routes.test(route))?.[0] ?? "other";
