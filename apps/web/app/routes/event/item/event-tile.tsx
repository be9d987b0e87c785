import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { BigEventCard, EventCard } from "../../../ui/event/event-card.tsx";
import type { EventView } from "../event-view.server.ts";
import type { EventSeats } from "../seats.ts";
import { SeatsBadge } from "../seats-badge.tsx";

type EventTileProps = {
  event: EventView;
  seats: EventSeats | undefined;
  /** With summary and tags; for the first event of a page. */
  big?: boolean;
};

export function EventTile({ event, seats, big }: EventTileProps) {
  const { slug, title, when, cover, tone, price, summary, tags } = event;
  const card = {
    to: `/event/${slug}`,
    title,
    lang: useTextLanguage()(event),
    when,
    cover,
    tone,
    price,
    seats: <SeatsBadge seats={seats} />,
  };
  if (!big) return <EventCard {...card} />;
  return (
    <BigEventCard
      {...card}
      lead={summary}
      tags={
        <TagList>
          {tags.map(({ tone, text }) => (
            <Tag key={text} tone={tone}>
              {text}
            </Tag>
          ))}
        </TagList>
      }
    />
  );
}
