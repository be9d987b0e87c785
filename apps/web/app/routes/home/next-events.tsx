import { useTranslations } from "@takujo/i18n/react";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { EventGrid } from "../../ui/event/event-card.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import type { EventView } from "../event/event-view.server.ts";
import { EventTile } from "../event/item/event-tile.tsx";
import { useSeats } from "../event/use-seats.ts";

type NextEventsProps = { events: EventView[]; followed: string[] };

export function NextEvents({ events, followed }: NextEventsProps) {
  const t = useTranslations("home.next");
  const seats = useSeats(followed);
  return (
    <section className="section wrap" aria-labelledby="next">
      <SectionHead
        id="next"
        title={t("heading")}
        face={1}
        // Reserves the space until the seats are known.
        note={<span style={{ visibility: seats ? undefined : "hidden" }}>{t("note")}</span>}
        action={<MoreLink to="/event">{t("all")}</MoreLink>}
      />
      <EventGrid>
        {events.map((event, index) => (
          <EventTile key={event.slug} event={event} seats={seats?.[event.slug]} big={index === 0} />
        ))}
      </EventGrid>
    </section>
  );
}
