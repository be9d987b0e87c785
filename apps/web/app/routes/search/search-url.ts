import type { SearchKind } from "@takujo/contracts/content/search";

/** The query of a search as the address holds it. */
export interface SearchQuery {
  q: string;
  kind?: SearchKind | undefined;
  upcoming: boolean;
  english: boolean;
  seats: boolean;
}

export const filterNames = ["upcoming", "seats", "english"] as const;

export const isNarrowed = (query: SearchQuery): boolean => filterNames.some((name) => query[name]);

export function searchUrl(query: Partial<SearchQuery>): string {
  const search = new URLSearchParams();
  if (query.q) search.set("q", query.q);
  if (query.kind) search.set("kind", query.kind);
  for (const name of filterNames) if (query[name]) search.set(name, "1");
  return search.size > 0 ? `/search?${search}` : "/search";
}
