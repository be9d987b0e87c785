import { createHash } from "node:crypto";
import { type Locale, locales } from "@takujo/contracts/locale";
import { type CompiledMessages, compileMessages } from "@takujo/i18n/compile-messages";
import { type MessageSet, type Messages, messagesByLocale } from "@takujo/i18n/messages";
import { type SiteFacts, siteFacts, withSiteFacts } from "@takujo/i18n/site-facts";

const compiled = Object.fromEntries(
  locales.map((locale) => [locale, compileMessages(messagesByLocale[locale])]),
) as Record<Locale, CompiledMessages>;

interface NamedMessages {
  hash: string;
  messages: Record<Locale, Record<string, CompiledMessages>>;
}

/** A preview has others for a moment, and then those from before again. */
const named = new WeakMap<SiteFacts, NamedMessages>();

/** All messages with the site's name in them, made again when it has another. */
function namedMessages(): NamedMessages {
  const facts = siteFacts();
  let known = named.get(facts);
  if (!known) {
    const messages = Object.fromEntries(
      locales.map((locale) => [locale, withSiteFacts(compiled[locale], facts, locale)]),
    ) as NamedMessages["messages"];
    const hash = createHash("sha256").update(JSON.stringify(messages)).digest("base64url");
    known = { hash: hash.slice(0, 12), messages };
    named.set(facts, known);
  }
  return known;
}

/** Covers all messages of both languages: an address that contains it can be cached forever. */
export const messagesHash = (): string => namedMessages().hash;

export const messageSetNames = Object.keys(messagesByLocale.ja) as MessageSet[];

export function messagesOf(locale: Locale, sets: readonly string[]): CompiledMessages {
  const own = namedMessages().messages[locale];
  return Object.fromEntries(
    sets.flatMap((set) => {
      const messages = own[set];
      return messages ? [[set, messages]] : [];
    }),
  );
}

/** A set as plain texts, for files that are no pages. */
export function textsOf<Name extends MessageSet>(locale: Locale, set: Name): Messages[Name] {
  return namedMessages().messages[locale][set] as unknown as Messages[Name];
}
