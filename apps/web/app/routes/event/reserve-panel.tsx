import { useTranslations } from "@takujo/i18n/react";
import { StaticHtml } from "../../shell/static-html.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { FactList } from "../../ui/panel.tsx";
import { useSeatWords } from "./seat-words.tsx";
import type { EventSeats, SeatsBySession } from "./seats.ts";
import { SeatsBadge } from "./seats-badge.tsx";
import type { EventData } from "./server-item.ts";
import type { panelFacts } from "./server-panel-facts.ts";
import type { SessionBand } from "./server-session-view.ts";
import { bandSeats } from "./session-seats.ts";

type ReservePanelProps = {
  event: EventData;
  /** As HTML. */
  price: string;
  bands: SessionBand[];
  /** What stands around the seats of each part of the day. */
  facts: ReturnType<typeof panelFacts>;
  whole: EventSeats | undefined;
  seats: SeatsBySession | undefined;
};

/** What it costs and what is left; where seats can be taken, on phones a bar at the bottom. */
export function ReservePanel({ event, price, bands, facts, whole, seats }: ReservePanelProps) {
  const t = useTranslations("event");
  const words = useSeatWords();
  const { reservation } = event;
  const factOf = (band: SessionBand) => {
    const own = bandSeats(band, seats);
    return { term: `${band.name} ${band.starts}`, detail: own && words(own) };
  };
  return (
    <aside className="panel event-panel" data-bar={reservation ? "" : undefined}>
      <StaticHtml html={price} />
      {reservation && <SeatsBadge seats={whole} plain />}
      <FactList
        sums
        facts={[...facts.first, ...(event.closed ? [] : bands.map(factOf)), ...facts.last]}
      />
      {reservation && (
        <ButtonLink to={reservation} size="large" wide>
          {t("choose")}
        </ButtonLink>
      )}
      <p className="meta">{event.note}</p>
    </aside>
  );
}
