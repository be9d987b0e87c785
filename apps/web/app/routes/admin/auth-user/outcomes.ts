import { useTranslations } from "@takujo/i18n/react";

const outcomes = [
  "created",
  "role",
  "ban",
  "unban",
  "session",
  "sessions",
  "noted",
  "excused",
  "counted",
  "passAdded",
  "passEnded",
  "removed",
  "stopped",
] as const;

/** The outcome of an action, as the page it redirects to names it. */
export type Outcome = (typeof outcomes)[number];

export function useOutcomeMessages(): Record<Outcome, string> {
  const t = useTranslations("adminUser.done");
  return Object.fromEntries(outcomes.map((outcome) => [outcome, t(outcome)])) as Record<
    Outcome,
    string
  >;
}
