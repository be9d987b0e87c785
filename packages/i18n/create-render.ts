import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import type { CompiledMessages } from "./compile-messages.ts";
import { venueTimeZone } from "./format-day.ts";

export type Values<Part> = Parameters<typeof format<Part>>[2];

/** Creating a formatter takes far longer than using it, and only a few are needed. */
function remember<Arguments extends unknown[], Made>(make: (...args: Arguments) => Made) {
  const made = new Map<string, Made>();
  return (...args: Arguments): Made => {
    const key = JSON.stringify(args);
    const known = made.get(key) ?? make(...args);
    made.set(key, known);
    return known;
  };
}

const numberFormat = remember(
  (...args: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...args),
);

/** The first NumberFormat is slow to create, especially on a phone, and almost all numbers are written the same in our languages. */
const plainNumberFormat = (locale: Intl.LocalesArgument) => ({
  format: (value: number) =>
    Number.isInteger(value) && value >= 0 && value < 1000
      ? String(value)
      : numberFormat(locale).format(value),
});

const options: FormatOptions = {
  timeZone: venueTimeZone,
  formatters: {
    getDateTimeFormat: remember((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: (locale, style) =>
      style ? numberFormat(locale, style) : (plainNumberFormat(locale) as Intl.NumberFormat),
    getPluralRules: remember((...args) => new Intl.PluralRules(...args)),
  },
};

/** Renders compiled messages, for pages and mails. */
export function createRender<Part>(locale: string, messages: CompiledMessages, namespace: string) {
  const base = namespace ? find(messages, namespace) : messages;
  return {
    render(key: string, values: Values<Part>) {
      const message = find(base, key);
      // A missing message must not break the page.
      if (message === undefined) return namespace ? `${namespace}.${key}` : key;
      return format<Part>(message as CompiledMessage, locale, values, options);
    },
    has: (key: string) => find(base, key) !== undefined,
  };
}

function find(messages: unknown, path: string): unknown {
  let found: unknown = messages;
  for (const key of path.split(".")) found = (found as CompiledMessages | undefined)?.[key];
  return found;
}
