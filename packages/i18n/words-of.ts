import { type CompiledMessages, compileMessages } from "./compile-messages.ts";
import { createRender } from "./create-render.ts";
import { type MessageSet, type Messages, messagesByLocale } from "./messages.ts";

type Locale = keyof typeof messagesByLocale;

/** The keys of a set that lead to texts, such as `facts.receipt`. */
type Keys<Set> = {
  [Key in keyof Set & string]: Set[Key] extends string ? Key : `${Key}.${Keys<Set[Key]>}`;
}[keyof Set & string];

export type Words<Name extends MessageSet> = (
  key: Keys<Pick<Messages, Name>>,
  values?: Record<string, string | number>,
) => string;

/** Texts of some sets for mails and calendars. */
export function wordsOf<Name extends MessageSet>(...names: Name[]) {
  const compiled = new Map<Locale, CompiledMessages>();
  return (locale: Locale): Words<Name> => {
    const messages =
      compiled.get(locale) ??
      compileMessages(
        Object.fromEntries(names.map((name) => [name, messagesByLocale[locale][name]])),
      );
    compiled.set(locale, messages);
    const { render } = createRender<string>(locale, messages, "");
    return (key, values) => String(render(key, values));
  };
}
