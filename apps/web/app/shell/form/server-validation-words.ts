import type { Locale } from "@takujo/contracts/locale";
import type { Translate } from "@takujo/contracts/rules/message";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../server-messages.ts";

/** The sentences of the rules, for an action. */
export function validationWords(locale: Locale): Translate {
  const messages = messagesOf(locale, ["validations"]);
  // Keys come from the rules, which the tests of the rules hold against the messages.
  return createTranslator({ locale, messages, namespace: "validations" }) as unknown as Translate;
}
