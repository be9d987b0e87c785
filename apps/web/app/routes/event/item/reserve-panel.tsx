import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { useSeatWords } from "../seat-words.tsx";
import type { EventSeats, SeatsBySession } from "../seats.ts";
import { SeatsBadge } from "../seats-badge.tsx";
import { bandSeats } from "../session-seats.ts";
import type { SessionBand } from "../session-view.server.ts";
import type { EventData, ItemView } from "./item.server.ts";
import type { panelFacts } from "./panel-facts.server.ts";
import { countsId } from "./session-list.tsx";

type ReservePanelProps = {
  event: EventData;
  view: Pick<ItemView, "price" | "isFree">;
  bands: SessionBand[];
  /** The texts around the seats of each part of the day. */
  facts: ReturnType<typeof panelFacts>;
  whole: EventSeats | undefined;
  seats: SeatsBySession | undefined;
};

/** The fee and the free seats; on phones a bar at the bottom while reservations are open. */
export function ReservePanel({ event, view, bands, facts, whole, seats }: ReservePanelProps) {
  const t = useTranslations("event");
  const words = useSeatWords();
  const { reservation } = event;
  const isFull = whole?.state === "full";
  const factOf = (band: SessionBand) => {
    const own = bandSeats(band, seats);
    return { term: `${band.name} ${band.starts}`, detail: own && words(own) };
  };
  return (
    <aside className="panel event-panel" data-bar={reservation ? "" : undefined}>
      <p className="event-panel-price num">
        {view.price}
        {!view.isFree && <small>{t("seat")}</small>}
      </p>
      {reservation && <SeatsBadge seats={whole} plain />}
      {reservation && (
        <ButtonLink to={event.kinds.length > 0 ? `#${countsId}` : reservation} size="large" wide>
          {t(isFull ? "joinWaitlist" : "choose")}
        </ButtonLink>
      )}
      <FactList
        sums
        facts={[...facts.first, ...(event.closed ? [] : bands.map(factOf)), ...facts.last]}
      />
      <p className="meta">{reservation && isFull ? t("waitlistNote") : event.note}</p>
    </aside>
  );
}
