import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import type {
  createTranslator as CreateTranslator,
  useTranslations as UseTranslations,
} from "use-intl";
import type { CompiledMessages } from "./compile-messages.ts";
import { createRender, type Values } from "./create-render.ts";
import type { Messages } from "./messages.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: "ja" | "en";
    Messages: Messages;
  }
}

/**
 * use-intl's typed hook over compiled messages. Its own runtime also formats dates, lists and relative times and handles
 * uncompiled messages: 1.5 kB per page that we do not need.
 */
interface Intl {
  locale: string;
  messages: CompiledMessages;
}

const IntlContext = createContext<Intl>({ locale: "ja", messages: {} });

export function IntlProvider({ children, ...intl }: Intl & { children: ReactNode }) {
  return createElement(IntlContext, { value: intl }, children);
}

type Translate = ReturnType<typeof createTranslate>;
/** A page uses the same few namespaces repeatedly. */
const cached = new WeakMap<CompiledMessages, Map<string, Translate>>();

function translateFor({ locale, messages }: Intl, namespace: string): Translate {
  const own = cached.get(messages) ?? new Map<string, Translate>();
  const translate = own.get(namespace) ?? createTranslate(locale, messages, namespace);
  cached.set(messages, own.set(namespace, translate));
  return translate;
}

export const useTranslations = ((namespace?: string) =>
  translateFor(useContext(IntlContext), namespace ?? "")) as unknown as typeof UseTranslations;

function createTranslate(locale: string, messages: CompiledMessages, namespace: string) {
  const { render, has } = createRender<ReactNode>(locale, messages, namespace);
  const translate = (key: string, values?: Values<ReactNode>) => render(key, values) as string;
  /** Tags in the text become elements: `t.rich("heading", { br: () => <br /> })`. */
  translate.rich = (key: string, values?: Values<ReactNode>): ReactNode => {
    const parts = render(key, values);
    return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
  };
  translate.has = has;
  return translate;
}

/** The same outside React, for loaders. */
export const createTranslator = ((options: Intl & { namespace?: string }) =>
  createTranslate(options.locale, options.messages, options.namespace ?? "")) as unknown as (
  options: Intl & { namespace?: string },
) => ReturnType<typeof CreateTranslator<Messages>>;
