import { useTranslations } from "@takujo/i18n/react";

const deeds = [
  "created",
  "role",
  "ban",
  "unban",
  "session",
  "sessions",
  "removed",
  "stopped",
] as const;

/** What an action did. It is named by the page it leads to. */
export type Deed = (typeof deeds)[number];

export function useDeedWords(): Record<Deed, string> {
  const t = useTranslations("adminUser.done");
  return Object.fromEntries(deeds.map((deed) => [deed, t(deed)])) as Record<Deed, string>;
}
