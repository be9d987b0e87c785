import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import type { HeadData } from "../../../shell/head/use-page-info.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";

export function characterListHead(locale: Locale): HeadData {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["character"]) });
  return { description: t("character.description") };
}
