import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import type { CompiledMessages } from "./compile-messages.ts";
import { venueTimeZone } from "./format-day.ts";

export type Values<Part> = Parameters<typeof format<Part>>[2];

/** Making a formatter takes far longer than using it, and a site needs only a handful. */
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

/**
 * The first of its kind is slow to make, on a phone most of all, and nearly every number is one that all our languages
 * write alike.
 */
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

/** Fills compiled messages in, for pages and for mails alike. */
export function createRender<Part>(locale: string, messages: CompiledMessages, namespace: string) {
  const base = namespace ? find(messages, namespace) : messages;
  return {
    render(key: string, values: Values<Part>) {
      const message = find(base, key);
      // A missing text is a fault of ours that no reader should pay for with a broken page.
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
