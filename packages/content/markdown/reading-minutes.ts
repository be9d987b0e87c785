import type { Locale } from "@takujo/contracts/locale";

/** Reading speed of plain prose: characters per minute in Japanese, words in English. */
const charactersAMinute = 500;
const wordsAMinute = 200;

export function readingMinutes(text: string, locale: Locale): number {
  const words = text.split(/\s+/).filter(Boolean);
  const minutes =
    locale === "ja" ? words.join("").length / charactersAMinute : words.length / wordsAMinute;
  return Math.max(1, Math.round(minutes));
}
