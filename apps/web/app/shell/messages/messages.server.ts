import { createHash } from "node:crypto";
import { type Locale, locales } from "@takujo/contracts/locale";
import { type CompiledMessages, compileMessages } from "@takujo/i18n/compile-messages";
import { type MessageSet, messagesByLocale } from "@takujo/i18n/messages";

const compiled = Object.fromEntries(
  locales.map((locale) => [locale, compileMessages(messagesByLocale[locale])]),
) as Record<Locale, Record<string, CompiledMessages>>;

/** Covers all messages of both languages: an address that contains it can be cached forever. */
export const messagesHash = createHash("sha256")
  .update(JSON.stringify(compiled))
  .digest("base64url")
  .slice(0, 12);

export const messageSetNames = Object.keys(messagesByLocale.ja) as MessageSet[];

export function messagesOf(locale: Locale, sets: readonly string[]): CompiledMessages {
  const own = compiled[locale];
  return Object.fromEntries(
    sets.flatMap((set) => {
      const messages = own[set];
      return messages ? [[set, messages]] : [];
    }),
  );
}
