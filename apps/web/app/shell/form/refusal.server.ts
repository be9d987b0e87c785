import type { Problem, ProblemCode } from "@takujo/contracts/errors";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";

const named = {
  "changed-meanwhile": "changedMeanwhile",
  "not-while-impersonating": "notWhileImpersonating",
  "too-many-requests": "tooMany",
  "not-found": "gone",
} as const satisfies Partial<Record<ProblemCode, string>>;

/** The API's problem code; undefined if there was no response. */
export const problemOf = (error: unknown): ProblemCode | undefined =>
  (error as Partial<Problem> | undefined)?.code;

/** The sentence for a refusal by any API. */
export function refusalSentence(error: unknown, locale: Locale): string {
  const code = problemOf(error) ?? "unavailable";
  const t = createTranslator({ locale, messages: messagesOf(locale, ["account"]) });
  const name = code in named ? named[code as keyof typeof named] : "unavailable";
  return t(`account.refusal.${name}`);
}
