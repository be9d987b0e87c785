import { searchKinds } from "@takujo/contracts/content/search";
import type { SearchQuery } from "./search-url.ts";

/** Longer queries are cut, as the field itself does. */
const maxQueryLength = 100;

/** Null for a kind that no link leads to. */
export function readSearchQuery(search: URLSearchParams): SearchQuery | null {
  const asked = search.get("kind") || undefined;
  const kind = searchKinds.find((known) => known === asked);
  if (asked && !kind) return null;
  const text = (search.get("q") ?? "").replace(/\p{Cc}+/gu, " ").trim();
  return {
    // The cut may split a surrogate pair.
    q: text.slice(0, maxQueryLength).toWellFormed().trim(),
    kind,
    upcoming: search.get("upcoming") === "1",
    english: search.get("english") === "1",
    seats: search.get("seats") === "1",
  };
}

/** A single character is a word only if it is a kanji. */
export const hasWord = (q: string): boolean =>
  q
    .normalize("NFKC")
    .split(/\s+/)
    .some((word) => [...word].length > 1 || /\p{Script=Han}/u.test(word));
