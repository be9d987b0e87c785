import format, { type CompiledMessage, type FormatOptions } from "icu-minify/format";
import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import type {
  createTranslator as CreateTranslator,
  useTranslations as UseTranslations,
} from "use-intl";
import type { CompiledMessages } from "./compile-messages.ts";
import { venueTimeZone } from "./format-date.ts";
import type { Messages } from "./messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: "ja" | "en";
    Messages: Messages;
  }
}

/**
 * use-intl's typed hook over messages that were compiled ahead. Its own runtime also formats dates,
 * lists and relative times and guards against uncompiled messages: 1.5 kB on every page that we do not need.
 */
interface Intl {
  locale: string;
  messages: CompiledMessages;
}

const IntlContext = createContext<Intl>({ locale: "ja", messages: {} });

export function IntlProvider({ children, ...intl }: Intl & { children: ReactNode }) {
  return createElement(IntlContext, { value: intl }, children);
}

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

const options: FormatOptions = {
  timeZone: venueTimeZone,
  formatters: {
    getDateTimeFormat: remember((...args) => new Intl.DateTimeFormat(...args)),
    getNumberFormat: remember((...args) => new Intl.NumberFormat(...args)),
    getPluralRules: remember((...args) => new Intl.PluralRules(...args)),
  },
};

type Values = Parameters<typeof format<ReactNode>>[2];
type Translate = ReturnType<typeof createTranslate>;
/** A page asks for the same few namespaces again and again. */
const kept = new WeakMap<CompiledMessages, Map<string, Translate>>();

function translateFor({ locale, messages }: Intl, namespace: string): Translate {
  const own = kept.get(messages) ?? new Map<string, Translate>();
  const translate = own.get(namespace) ?? createTranslate(locale, messages, namespace);
  kept.set(messages, own.set(namespace, translate));
  return translate;
}

export const useTranslations = ((namespace?: string) =>
  translateFor(useContext(IntlContext), namespace ?? "")) as unknown as typeof UseTranslations;

function createTranslate(locale: string, messages: CompiledMessages, namespace: string) {
  const base = namespace ? find(messages, namespace) : messages;
  const render = (key: string, values: Values) => {
    const message = find(base, key);
    // A missing text is a fault of ours that no reader should pay for with a broken page.
    if (message === undefined) return namespace ? `${namespace}.${key}` : key;
    return format<ReactNode>(message as CompiledMessage, locale, values, options);
  };
  const translate = (key: string, values?: Values) => render(key, values) as string;
  /** Tags in the text become elements: `t.rich("heading", { br: () => <br /> })`. */
  translate.rich = (key: string, values?: Values): ReactNode => {
    const parts = render(key, values);
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  };
  translate.has = (key: string) => find(base, key) !== undefined;
  return translate;
}

function find(messages: unknown, path: string): unknown {
  let found: unknown = messages;
  for (const key of path.split(".")) found = (found as CompiledMessages | undefined)?.[key];
  return found;
}

/** The same outside React, for loaders. */
export const createTranslator = ((options: Intl & { namespace?: string }) =>
  createTranslate(options.locale, options.messages, options.namespace ?? "")) as unknown as (
  options: Intl & { namespace?: string },
) => ReturnType<typeof CreateTranslator<Messages>>;
