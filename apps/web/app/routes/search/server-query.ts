import { type SearchKind, searchKinds } from "@takujo/contracts/platform/search";

/** What the address of a search says. For the loader only: components get finished links. */
export interface SearchQuery {
  q: string;
  kind?: SearchKind | undefined;
  upcoming: boolean;
  english: boolean;
  seats: boolean;
}

export const filterNames = ["upcoming", "seats", "english"] as const;

/** Longer queries are cut, as the field itself does. */
const longestQuery = 100;

/** null for a kind that no link of ours could have asked for. */
export function readSearchQuery(search: URLSearchParams): SearchQuery | null {
  const asked = search.get("kind") || undefined;
  const kind = searchKinds.find((known) => known === asked);
  if (asked && !kind) return null;
  const text = (search.get("q") ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return {
    // The cut may go through the middle of a character.
    q: text.slice(0, longestQuery).toWellFormed().trim(),
    kind,
    upcoming: search.get("upcoming") === "1",
    english: search.get("english") === "1",
    seats: search.get("seats") === "1",
  };
}

/** A word of one character alone finds nothing. */
export const hasWord = (q: string): boolean =>
  q
    .normalize("NFKC")
    .split(/\s+/)
    .some((word) => [...word].length > 1);

export const isNarrowed = (query: SearchQuery): boolean => filterNames.some((name) => query[name]);

export function searchUrl(query: Partial<SearchQuery>): string {
  const search = new URLSearchParams();
  if (query.q) search.set("q", query.q);
  if (query.kind) search.set("kind", query.kind);
  for (const name of filterNames) if (query[name]) search.set(name, "1");
  return search.size > 0 ? `/search?${search}` : "/search";
}
