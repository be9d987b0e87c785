import { useTranslations } from "@takujo/i18n/react";

const deeds = ["reply", "note", "assign", "close", "reopen", "saved", "removed"] as const;

/** What an action did, as it is told afterwards. */
export function useDoneWords(): Record<string, string> {
  const t = useTranslations("adminInquiry.done");
  return Object.fromEntries(deeds.map((deed) => [deed, t(deed)]));
}
