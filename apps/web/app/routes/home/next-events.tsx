import { useTranslations } from "@takujo/i18n/react";
import { EventGrid } from "../../ui/event/event-card.tsx";
import { MoreLink } from "../../ui/more-link.tsx";
import { SectionHead } from "../../ui/section-head.tsx";
import { EventTile } from "../event/event-tile.tsx";
import type { EventView } from "../event/server-event-view.ts";
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
        // Its room is kept until there are circles to speak of.
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
