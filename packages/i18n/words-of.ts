import { venueTimeZone } from "@takujo/contracts/venue-time";
import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import { type CompiledMessages, compileMessages } from "./compile-messages.ts";
import { type MessageSet, type Messages, messagesByLocale } from "./messages.ts";
import { type SiteFacts, siteFacts, withSiteFacts } from "./site-facts.ts";
import { withSpokenLetter } from "./spoken-letter.ts";
import "./letter-readings.ts";

type Locale = keyof typeof messagesByLocale;

/** The keys of a set that lead to texts, such as `facts.receipt`. */
type Keys<Set> = {
  [Key in keyof Set & string]: Set[Key] extends string ? Key : `${Key}.${Keys<Set[Key]>}`;
}[keyof Set & string];

export type Words<Name extends MessageSet> = (
  key: Keys<Pick<Messages, Name>>,
  values?: Record<string, string | number>,
) => string;

const formatters: FormatOptions["formatters"] = {
  getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
  getNumberFormat: (...args) => new Intl.NumberFormat(...args),
  getPluralRules: (...args) => new Intl.PluralRules(...args),
};

/** Texts of some sets for mails and calendars. Without use-intl, which would load React into programs that render no page. */
export function wordsOf<Name extends MessageSet>(...names: Name[]) {
  const compile = (locale: Locale) =>
    compileMessages(
      Object.fromEntries(names.map((name) => [name, messagesByLocale[locale][name]])),
    );
  const known = new Map<Locale, { facts: SiteFacts; messages: CompiledMessages }>();
  return (locale: Locale): Words<Name> => {
    const facts = siteFacts();
    let entry = known.get(locale);
    if (entry?.facts !== facts) {
      entry = { facts, messages: withSiteFacts(compile(locale), facts, locale) };
      known.set(locale, entry);
    }
    const { messages } = entry;
    return (key, values) => {
      const message = find(messages, key);
      const options = { timeZone: venueTimeZone(), formatters };
      const spoken = withSpokenLetter(locale, values);
      // A missing text must not keep a mail from being sent.
      return message === undefined ? key : String(format(message, locale, spoken, options));
    };
  };
}

function find(messages: CompiledMessages, path: string): CompiledMessage | undefined {
  let found: unknown = messages;
  for (const key of path.split(".")) found = (found as CompiledMessages | undefined)?.[key];
  return found as CompiledMessage | undefined;
}
