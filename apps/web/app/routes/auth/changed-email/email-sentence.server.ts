import { createTranslator } from "@takujo/i18n/react";
import type { AuthError } from "../../../api/auth/auth-call.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

const knownCodes = [
  "EMAIL_IS_THE_SAME",
  "NOT_WHILE_IMPERSONATING",
  "TOO_MANY_REQUESTS",
  "UNAVAILABLE",
  "INVALID_TOKEN",
  "TOKEN_USED",
  "TOKEN_EXPIRED",
  "EMAIL_TAKEN",
] as const;

const isKnown = (code: string): code is (typeof knownCodes)[number] =>
  (knownCodes as readonly string[]).includes(code);

/** The sentence for a refusal of the auth service. */
export function emailSentence({ code, message }: AuthError, { locale }: Visit): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["emailChange"]) });
  return isKnown(code)
    ? t(`emailChange.refusal.${code}`)
    : t("emailChange.refusal.other", { message });
}
