import { useTranslations } from "@takujo/i18n/react";

const outcomes = [
  "saved",
  "tested",
  "sent",
  "taken-back",
  "stopped",
  "resent",
  "discarded",
] as const;

/** The message for each outcome. */
export function useOutcomeMessages(): Record<string, string> {
  const t = useTranslations("adminMessage.done");
  return Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcome)]));
}
