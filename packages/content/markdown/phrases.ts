import type { Locale } from "@takujo/contracts/locale";
import { loadDefaultJapaneseParser } from "budoux";

const parser = loadDefaultJapaneseParser();

/** Splits a text where a line may break. English breaks at spaces. */
export function splitPhrases(text: string, locale: Locale): string[] {
  return locale === "ja" && text !== "" ? parser.parse(text) : [text];
}
