import { useTranslations } from "@takujo/i18n/react";

const outcomes = ["reply", "note", "assign", "close", "reopen", "saved", "removed"] as const;

/** The message for each outcome. */
export function useOutcomeMessages(): Record<string, string> {
  const t = useTranslations("adminInquiry.done");
  return Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcome)]));
}
