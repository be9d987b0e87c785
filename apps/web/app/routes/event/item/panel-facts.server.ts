import type { Locale } from "@takujo/contracts/locale";
import { eventWords } from "../event-view.server.ts";
import type { SessionBand } from "../session-view.server.ts";
import type { EventData } from "./item.server.ts";

interface PanelFact {
  term: string;
  detail: string;
}

/** The texts of the panel before and after the seats of each part of the day. */
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
