import type { Locale } from "@takujo/contracts/locale";

interface MarkdownWords {
  /** Label of the footnotes for screen readers. */
  footnotes: string;
  backToText: (note: number) => string;
  /** Label of the frame in which a table scrolls. */
  table: string;
}

export const markdownWords: Record<Locale, MarkdownWords> = {
  ja: { footnotes: "注", backToText: (note) => `注${note}の本文へもどる`, table: "表" },
  en: {
    footnotes: "Notes",
    backToText: (note) => `Back to the text of note ${note}`,
    table: "Table",
  },
};

/** Reading speed of plain prose: characters per minute in Japanese, words in English. */
const charactersAMinute = 500;
const wordsAMinute = 200;

export function readingMinutes(text: string, locale: Locale): number {
  const words = text.split(/\s+/).filter(Boolean);
  const minutes =
    locale === "ja" ? words.join("").length / charactersAMinute : words.length / wordsAMinute;
  return Math.max(1, Math.round(minutes));
}
