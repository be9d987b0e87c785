import { listPath, type PageKind } from "./kinds.ts";

export const listFilters = [
  "draft",
  "scheduled",
  "published",
  "archived",
  "without-english",
] as const;

export type ListFilter = (typeof listFilters)[number];

/** What the address says of the list. */
export interface ContentListQuery {
  state: ListFilter | undefined;
  search: string;
  after: string;
}

/** What makes no sense counts as not said. */
export function readListQuery(query: URLSearchParams): ContentListQuery {
  return {
    state: listFilters.find((state) => state === query.get("state")),
    search: (query.get("search") ?? "").trim().slice(0, 100),
    after: (query.get("after") ?? "").slice(0, 200),
  };
}

export function contentListPath(kind: PageKind, query: Partial<ContentListQuery>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  const search = new URLSearchParams(said).toString();
  return listPath(kind) + (search && `?${search}`);
}
