import type { Locale } from "@takujo/contracts/locale";
import { eventWords } from "./server-event-view.ts";
import type { EventData } from "./server-item.ts";
import type { SessionBand } from "./server-session-view.ts";

interface PanelFact {
  term: string;
  detail: string;
}

/** For the loader only: what the panel says before and after the seats of each part of the day. */
export function panelFacts(
  { closed, doors }: EventData,
  bands: SessionBand[],
  closes: string | null,
  locale: Locale,
): { first: PanelFact[]; last: PanelFact[] } {
  const t = eventWords(locale);
  const first = [{ term: t("event.doors"), detail: doors }];
  if (closed) {
    return {
      first: [...first, ...bands.map(({ name, time }) => ({ term: name, detail: time }))],
      last: [],
    };
  }
  return { first, last: closes ? [{ term: t("event.closes"), detail: closes }] : [] };
}
