import type { FaqEntry } from "@takujo/contracts/generated/platform/types.gen";

/** Longer queries are cut: the page cache has an entry for every query. */
const MAX_LENGTH = 60;

export const readQuery = (search: URLSearchParams): string =>
  (search.get("q") ?? "").trim().slice(0, MAX_LENGTH);

const katakana = /[\u30a1-\u30f6]/g;
const kanaDistance = 0x60;

/** Ignores width, case and the kind of kana. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - kanaDistance));
}

/** The text between the tags; the API escapes every other "<". */
const textOf = (html: string) =>
  html
    .split("<")
    .map((part) => part.slice(part.indexOf(">") + 1))
    .join("");

/** Matches if every word of the query is in the question or the answer. */
export function createMatch(query: string): (entry: FaqEntry) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return ({ question, answerHtml }) => {
    const text = fold(`${question} ${textOf(answerHtml)}`);
    return words.every((word) => text.includes(word));
  };
}
