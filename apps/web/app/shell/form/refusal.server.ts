import { pictureRefusals } from "@takujo/contracts/content/image/picture-refusal";
import type { Problem, ProblemCode } from "@takujo/contracts/errors";
import type { Locale } from "@takujo/contracts/locale";
import type { Translate } from "@takujo/contracts/rules/message";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";
import type { Visit } from "../visit.ts";

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

const known = [...pictureRefusals, "no-file", "too-large", "image-in-use", "alt-missing"] as const;

/** A refusal of the API or of the page, as a sentence. */
export function refusalWords({ locale }: Pick<Visit, "locale">, code: string): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["adminImage"]) });
  const reason = known.find((candidate) => candidate === code);
  return reason ? t(`adminImage.refusal.${reason}`) : t("adminImage.refusal.other", { code });
}

/** The validation messages, for an action. */
export function validationWords(locale: Locale): Translate {
  const messages = messagesOf(locale, ["validations"]);
  // The keys come from the rules, whose tests check that each has a message.
  return createTranslator({ locale, messages, namespace: "validations" }) as unknown as Translate;
}
