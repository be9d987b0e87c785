import type { Locale } from "@takujo/contracts/locale";
import type { Translate } from "@takujo/contracts/rules/message";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";

/** The validation messages, for an action. */
export function validationWords(locale: Locale): Translate {
  const messages = messagesOf(locale, ["validations"]);
  // The keys come from the rules, whose tests check that each has a message.
  return createTranslator({ locale, messages, namespace: "validations" }) as unknown as Translate;
}
