import type { Locale } from "@takujo/contracts/locale";
import { loadDefaultJapaneseParser } from "budoux";

const parser = loadDefaultJapaneseParser();

/** The pieces between which a line may break; joined they are the text. English breaks at its spaces. */
export function splitPhrases(text: string, locale: Locale): string[] {
  return locale === "ja" && text !== "" ? parser.parse(text) : [text];
}
