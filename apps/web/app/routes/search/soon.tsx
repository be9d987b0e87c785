import { useTranslations } from "@takujo/i18n/react";
import type { EventView } from "../event/event-view.server.ts";
import { EventTile } from "../event/item/event-tile.tsx";
import type { SeatsByEvent } from "../event/seats.ts";

type SoonProps = { events: EventView[]; seats: SeatsByEvent | undefined };

/** With the seats at the time of the page request. */
export function Soon({ events, seats }: SoonProps) {
  const t = useTranslations("search");
  if (events.length === 0) return null;
  return (
    <section aria-labelledby="soon">
      <h2 className="search-subheading" id="soon">
        {t("soon")}
      </h2>
      <div className="search-soon">
        {events.map((event) => (
          <EventTile key={event.slug} event={event} seats={seats?.[event.slug]} />
        ))}
      </div>
    </section>
  );
}
