import { useTranslations } from "@takujo/i18n/react";
import { useDoneWords } from "../content/editor/done-words.ts";

const own = ["cancelled", "made", "moved", "copied"] as const;

export type EventDeed = (typeof own)[number];

/** What an action did, in words: what editors do everywhere, and what is done to events alone. */
export function useEventDone(): Record<string, string> {
  const t = useTranslations("adminEvent.done");
  return { ...useDoneWords(), ...Object.fromEntries(own.map((deed) => [deed, t(deed)])) };
}
