import { type Locale, locales } from "@takujo/contracts/locale";
import { type CompiledMessages, compileMessages } from "@takujo/i18n/compile-messages";
import { createRender } from "@takujo/i18n/create-render";
import { type Messages, messagesByLocale } from "@takujo/i18n/messages";

/** The keys of a set that lead to texts: `facts.receipt`. */
type Keys<Set> = {
  [Key in keyof Set & string]: Set[Key] extends string ? Key : `${Key}.${Keys<Set[Key]>}`;
}[keyof Set & string];

export type MailWords = (
  key: Keys<Pick<Messages, "mail" | "contact" | "commons">>,
  values?: Record<string, string>,
) => string;

const compiled = new Map<Locale, CompiledMessages>(
  locales.map((locale) => {
    const { mail, contact, commons } = messagesByLocale[locale];
    return [locale, compileMessages({ mail, contact, commons })];
  }),
);

export function mailWords(locale: Locale): MailWords {
  const { render } = createRender<string>(locale, compiled.get(locale) ?? {}, "");
  return (key, values) => String(render(key, values));
}
