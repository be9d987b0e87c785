import type { FaqEntry } from "@takujo/contracts/generated/platform/types.gen";

/** Longer questions than this are cut: a page is kept for every query. */
const MAX_LENGTH = 60;

export const readQuery = (search: URLSearchParams): string =>
  (search.get("q") ?? "").trim().slice(0, MAX_LENGTH);

const katakana = /[\u30a1-\u30f6]/g;
const kanaDistance = 0x60;

/** Width, case and the kind of kana make no difference. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(katakana, (letter) => String.fromCharCode(letter.charCodeAt(0) - kanaDistance));
}

/** The text between the tags; what the API sends has every other "<" escaped. */
const textOf = (html: string) =>
  html
    .split("<")
    .map((part) => part.slice(part.indexOf(">") + 1))
    .join("");

/** Every word of the query stands in the question or in the answer. */
export function createMatch(query: string): (entry: FaqEntry) => boolean {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return ({ question, answerHtml }) => {
    const text = fold(`${question} ${textOf(answerHtml)}`);
    return words.every((word) => text.includes(word));
  };
}
