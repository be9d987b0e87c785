import { useTranslations } from "@takujo/i18n/react";

const deeds = [
  "saved",
  "published",
  "scheduled",
  "unscheduled",
  "discarded",
  "archived",
  "restored",
  "copied",
] as const;

/** What an action did. It is named by the page it leads to. */
export type Deed = (typeof deeds)[number];

export function useDoneWords(): Record<Deed, string> {
  const t = useTranslations("contentEditor.done");
  return Object.fromEntries(deeds.map((deed) => [deed, t(deed)])) as Record<Deed, string>;
}
