import type { Locale } from "@takujo/contracts/locale";
import type { ContentKind } from "@takujo/contracts/platform/editing/content-kinds";
import { type MessageSet, messagesByLocale } from "@takujo/i18n/messages";
import type { FieldChoice } from "./editor-shape.ts";

type Words = Readonly<Record<string, string>>;

/** The words that the pages themselves have for a choice: where they stand, by kind and field. */
const wordsOf: Partial<Record<ContentKind, Record<string, (locale: Locale) => Words>>> = {
  news: { category: (locale) => set(locale, "news").category },
  article: { tags: (locale) => set(locale, "article").tag },
  event: { tags: (locale) => set(locale, "event").tag },
  staff: { specialties: (locale) => set(locale, "staff").filter },
  faq: { category: (locale) => set(locale, "faq").category },
  legal: { kind: (locale) => set(locale, "contentFields").legalKind },
  character: { artwork: (locale) => set(locale, "contentFields").artwork },
};

function set<Name extends MessageSet>(locale: Locale, name: Name) {
  return messagesByLocale[locale][name];
}

export function choiceWords(
  kind: ContentKind,
  field: string,
  choices: readonly string[],
  locale: Locale,
): FieldChoice[] {
  const words = wordsOf[kind]?.[field]?.(locale) ?? {};
  return choices.map((value) => ({ value, label: words[value] ?? value }));
}
