import { useTranslations } from "@takujo/i18n/react";

const outcomes = [
  "saved",
  "published",
  /** The page of a canceled event was published; the event stays canceled. */
  "updated",
  "scheduled",
  "unscheduled",
  "discarded",
  "archived",
  "restored",
  "copied",
] as const;

/** The outcome of an action, as the page it redirects to names it. */
export type Outcome = (typeof outcomes)[number];

export function useOutcomeMessages(): Record<Outcome, string> {
  const t = useTranslations("contentEditor.done");
  return Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcome)])) as Record<
    Outcome,
    string
  >;
}
