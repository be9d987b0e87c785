import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { EventCard } from "../../../ui/event/event-card.tsx";
import { EventLanguage } from "../event-language.tsx";
import type { EventView } from "../event-view.server.ts";
import type { EventSeats } from "../seats.ts";
import { SeatsBadge } from "../seats-badge.tsx";

type EventTileProps = { event: EventView; seats: EventSeats | undefined };

export function EventTile({ event, seats }: EventTileProps) {
  const { slug, title, when, cover, tone, price } = event;
  return (
    <EventCard
      to={`/event/${slug}`}
      title={title}
      lang={useTextLanguage()(event)}
      when={when}
      cover={cover}
      tone={tone}
      tags={<EventLanguage event={event} />}
      seats={<SeatsBadge seats={seats} />}
      price={price}
    />
  );
}
