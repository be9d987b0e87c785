import type { Problem } from "@takujo/contracts/errors";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";

export const messageWords = ({ locale }: Pick<Visit, "locale">) =>
  createTranslator({ locale, messages: messagesOf(locale, ["adminMessage"]) });

const named = ["changed-meanwhile", "too-late", "not-now"] as const;
/** Reasons why a message cannot be sent that only the API knows. */
const reasons = ["nobody", "moment"] as const;

/** A refusal of the API, as a sentence. */
export function refusalSentence(error: unknown, visit: Visit): string {
  const t = messageWords(visit);
  const { code = "unavailable", reason } = (error as Partial<Problem> | undefined) ?? {};
  const fault = reasons.find((known) => known === reason);
  if (fault) return t(`adminMessage.faults.${fault}`);
  const name = named.find((known) => known === code);
  return name ? t(`adminMessage.refusal.${name}`) : t("adminMessage.refusal.other", { code });
}
