import { useTranslations } from "@takujo/i18n/react";

const outcomes = ["corrected", "closed", "reopened", "issued", "reissued", "voided"] as const;

/** The outcome of an action, as the page it redirects to names it. */
export type Outcome = (typeof outcomes)[number];

export function useOutcomeMessages(): Record<Outcome, string> {
  const t = useTranslations("adminMoney.done");
  return Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcome)])) as Record<
    Outcome,
    string
  >;
}
