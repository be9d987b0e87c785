import { useTranslations } from "@takujo/i18n/react";
import { useOutcomeMessages } from "../content/editor/outcomes.ts";

const own = ["cancelled", "made", "moved", "copied", "changedFollowing"] as const;

export type EventOutcome = (typeof own)[number];

/** Outcome messages of the content editor and of events. */
export function useEventOutcomeMessages(): Record<string, string> {
  const t = useTranslations("adminEvent.done");
  return {
    ...useOutcomeMessages(),
    ...Object.fromEntries(own.map((outcome) => [outcome, t(outcome)])),
  };
}
