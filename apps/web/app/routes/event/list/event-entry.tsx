import { useTranslations } from "@takujo/i18n/react";
import { num } from "../../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { EventRow } from "../../../ui/event/event-row.tsx";
import { Clock, MapPin, Users } from "../../../ui/generated/icons.ts";
import type { EventView } from "../event-view.server.ts";
import type { EventSeats } from "../seats.ts";
import { SeatsBadge } from "../seats-badge.tsx";

type EventEntryProps = { event: EventView; seats: EventSeats | undefined; isFirst: boolean };

export function EventEntry({ event, seats, isFirst }: EventEntryProps) {
  const t = useTranslations("event");
  const { slug, title, cover, tone, when, box, place, price, closed } = event;
  const lang = useTextLanguage()(event);
  return (
    <EventRow
      to={`/event/${slug}`}
      title={title}
      lang={lang}
      cover={cover}
      tone={tone}
      isFirst={isFirst}
      full={closed === "cancelled" || seats?.state === "full"}
      tags={
        <TagList>
          <LanguageTag text={event} />
          {event.tags.map((tag) => (
            <Tag key={tag.text} tone={tag.tone}>
              {tag.text}
            </Tag>
          ))}
        </TagList>
      }
      facts={[
        { key: "time", icon: <Clock />, text: num(when.time) },
        { key: "place", icon: <MapPin />, text: <span lang={lang}>{place}</span> },
        ...(box ? [{ key: "box", icon: <Users />, text: t.rich("box", { ...box, num }) }] : []),
      ]}
      seats={
        closed ? (
          <b className="event-closed">{t(`state.${closed}`)}</b>
        ) : (
          <SeatsBadge seats={seats} />
        )
      }
      price={price}
      priceNote={event.isFree ? undefined : t("perSeat")}
    />
  );
}
