import { addressOf } from "../../list/address-of.ts";
import { listPath, type PageKind } from "../kinds.ts";

/** In display order. */
export const listFilters = [
  "draft",
  "scheduled",
  "published",
  "archived",
  "without-english",
] as const;

export type ListFilter = (typeof listFilters)[number];

/** The list's query as the address holds it. */
export interface ContentListQuery {
  state?: ListFilter;
  search?: string;
  after?: string;
}

/** Empty fields are left out. */
export const contentListPath = (
  kind: PageKind,
  query: { [Name in keyof ContentListQuery]?: string | undefined },
): string => addressOf(listPath(kind), query);
