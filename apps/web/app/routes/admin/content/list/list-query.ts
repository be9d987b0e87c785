import { listPath, type PageKind } from "../kinds.ts";

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
  state: ListFilter | undefined;
  search: string;
  after: string;
}

/** Invalid fields are ignored. */
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
