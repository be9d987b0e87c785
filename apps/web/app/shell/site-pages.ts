import { publicRoutes } from "../public-routes.ts";
import type { RouteEntry } from "../route-entry.ts";

/** Which pages the header and footer lead to, by route id. Those that the table does not hold are left out. */
const mainIds = ["event", "news", "article", "character", "staff", "faq"];
const columnIds = {
  play: ["event", "character", "staff"],
  read: ["news", "article", "about", "faq"],
  ask: ["contact", "line", "privacy-policy", "term-of-service"],
} as const;

/** Those of the table, in the order of the ids. */
export const pagesById = (ids: readonly string[], table = publicRoutes): RouteEntry[] =>
  ids.flatMap((id) => table.find((entry) => entry.id === id) ?? []);

export const mainPages = pagesById(mainIds);

export const footerColumns = Object.entries(columnIds)
  .map(([name, ids]) => ({ name: name as keyof typeof columnIds, pages: pagesById(ids) }))
  .filter(({ pages }) => pages.length > 0);
