import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../ui/button.tsx";
import { FactList } from "../../ui/panel.tsx";
import { bandLeft } from "./band-left.ts";
import { num } from "./num.tsx";
import type { SeatsBySession } from "./seats.ts";
import type { EventData } from "./server-item.ts";
import type { SessionBand } from "./server-session-view.ts";

type ReservePanelProps = {
  event: EventData;
  bands: SessionBand[];
  /** Until when seats are taken. */
  closes: string | null;
  seats: SeatsBySession | undefined;
};

/** What it costs and what is left; where seats can be taken, on phones a bar at the bottom. */
export function ReservePanel({ event, bands, closes, seats }: ReservePanelProps) {
  const t = useTranslations("event");
  const { reservation, closed } = event;
  return (
    <aside className="panel event-panel" data-bar={reservation ? "" : undefined}>
      <p className="event-panel-price num">
        {event.price}
        {!event.isFree && <small>{t("seat")}</small>}
      </p>
      <FactList
        sums
        facts={[
          { term: t("doors"), detail: num(event.doors) },
          ...bands.map((band) => ({
            term: `${band.name} ${band.time}`,
            detail: seats && t.rich("seats.left", { count: bandLeft(band, seats), num }),
          })),
          ...(closes ? [{ term: t("closes"), detail: closes }] : []),
        ]}
      />
      {reservation && (
        <ButtonLink to={reservation} size="large" wide>
          {t("choose")}
        </ButtonLink>
      )}
      <p className="meta">{t(reservation ? "chooseNote" : closed ? `${closed}Note` : "payNote")}</p>
    </aside>
  );
}
