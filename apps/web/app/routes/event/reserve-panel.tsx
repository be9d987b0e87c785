import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { FactList } from "../../ui/panel.tsx";
import { num } from "./num.tsx";
import { useSeatWords } from "./seat-words.tsx";
import type { EventSeats, SeatsBySession } from "./seats.ts";
import { SeatsBadge } from "./seats-badge.tsx";
import type { EventData } from "./server-item.ts";
import type { SessionBand } from "./server-session-view.ts";
import { bandSeats } from "./session-seats.ts";

type ReservePanelProps = {
  event: EventData;
  bands: SessionBand[];
  /** Until when seats are taken. */
  closes: string | null;
  whole: EventSeats | undefined;
  seats: SeatsBySession | undefined;
};

/** What it costs and what is left; where seats can be taken, on phones a bar at the bottom. */
export function ReservePanel({ event, bands, closes, whole, seats }: ReservePanelProps) {
  const t = useTranslations("event");
  const words = useSeatWords();
  const { reservation, closed } = event;
  const factOf = (band: SessionBand) => {
    if (closed) return { term: band.name, detail: num(band.time) };
    const own = bandSeats(band, seats);
    return { term: `${band.name} ${band.starts}`, detail: own && words(own) };
  };
  return (
    <aside className="panel event-panel" data-bar={reservation ? "" : undefined}>
      <p className="event-panel-price num">
        {event.price}
        {!event.isFree && <small>{t("seat")}</small>}
      </p>
      {reservation && <SeatsBadge seats={whole} plain />}
      <FactList
        sums
        facts={[
          { term: t("doors"), detail: num(event.doors) },
          ...bands.map(factOf),
          ...(closes ? [{ term: t("closes"), detail: closes }] : []),
        ]}
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
