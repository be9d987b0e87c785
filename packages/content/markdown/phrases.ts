import type { Locale } from "@takujo/contracts/locale";
import { siteName } from "@takujo/i18n/site-facts";
import { loadDefaultJapaneseParser } from "budoux";

const parser = loadDefaultJapaneseParser();

/** Splits a text where a line may break: not inside of the site's name, which no parser knows. English breaks at spaces. */
export function splitPhrases(text: string, locale: Locale): string[] {
  if (locale !== "ja" || text === "") return [text];
  const { ja: name } = siteName();
  const isInside = (at: number) => {
    const start = text.lastIndexOf(name, at - 1);
    return start >= 0 && at < start + name.length;
  };
  const phrases: string[] = [];
  let end = 0;
  for (const phrase of parser.parse(text)) {
    const before = end > 0 && isInside(end) ? phrases.pop() : undefined;
    phrases.push((before ?? "") + phrase);
    end += phrase.length;
  }
  return phrases;
}
