import { venueTimeZone } from "@takujo/contracts/venue-time";
import { createElement, type ReactNode } from "react";
import {
  IntlProvider as BareProvider,
  createTranslator as createBareTranslator,
  type Locale,
  type NamespaceKeys,
  type NestedKeyOf,
} from "use-intl";
import type { CompiledMessages } from "./compile-messages.ts";
import type { Messages } from "./messages.ts";

export { useTranslations } from "use-intl";

declare module "use-intl" {
  interface AppConfig {
    Locale: "ja" | "en";
    Messages: Messages;
  }
}

interface Intl {
  locale: string;
  messages: CompiledMessages;
}

/** use-intl's types know messages as texts only. */
const configure = ({ locale, messages }: Intl) => ({
  locale: locale as Locale,
  messages: messages as unknown as Messages,
  timeZone: venueTimeZone(),
});

export function IntlProvider({ children, ...intl }: Intl & { children: ReactNode }) {
  return createElement(BareProvider, { ...configure(intl), children });
}

/** The same outside React, for loaders. */
export function createTranslator<
  const Name extends NamespaceKeys<Messages, NestedKeyOf<Messages>> = never,
>(options: Intl & { namespace?: Name }) {
  return createBareTranslator<Messages, Name>({ ...options, ...configure(options) });
}
