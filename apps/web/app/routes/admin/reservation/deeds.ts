import { useTranslations } from "@takujo/i18n/react";

const deeds = [
  "added",
  "changed",
  "moved",
  "cancelled",
  "restored",
  "offered",
  "mailed",
  "notMailed",
] as const;

/** What an action did. It is named by the page it leads to. */
export type Deed = (typeof deeds)[number];

export function useDeedWords(): Record<Deed, string> {
  const t = useTranslations("adminReservation.done");
  return Object.fromEntries(deeds.map((deed) => [deed, t(deed)])) as Record<Deed, string>;
}
