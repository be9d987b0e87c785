import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { useSecondsUntil } from "../../shell/use-seconds-until.ts";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { EventRail, RailCard, RailDay } from "../../ui/event/event-rail.tsx";
import { EventLanguage } from "../event/event-language.tsx";
import type { SeatsByEvent } from "../event/seats.ts";
import { SeatsBadge } from "../event/seats-badge.tsx";
import type { railView } from "./home.server.ts";

type NextEventsProps = { days: ReturnType<typeof railView>; seats: SeatsByEvent | undefined };

export function NextEvents({ days, seats }: NextEventsProps) {
  const t = useTranslations("home.next");
  const languageOf = useTextLanguage();
  const [first] = days[0]?.events ?? [];
  return (
    <EventRail id="next" title={t("heading")} action={<MoreLink to="/event">{t("all")}</MoreLink>}>
      {days.map(({ key, events, isToday, ...day }) => (
        <RailDay key={key} today={isToday ? t("today") : undefined} {...day}>
          {events.map((event) => (
            <RailCard
              key={event.slug}
              to={`/event/${event.slug}`}
              title={event.title}
              lang={languageOf(event)}
              time={event.when.time}
              place={event.place}
              cover={event.cover}
              tone={event.tone}
              tags={<EventLanguage event={event} />}
              seats={<SeatsBadge seats={seats?.[event.slug]} />}
              soon={event === first && <Soon startsAt={event.when.dateTime} />}
              isFirst={event === first}
            />
          ))}
        </RailDay>
      ))}
    </EventRail>
  );
}

const soonEnough = 12 * 3_600;

/** Only in the browser: the page is cached, and the time goes on. */
function Soon({ startsAt }: { startsAt: string }) {
  const t = useTranslations("home.next");
  const seconds = useSecondsUntil(Date.parse(startsAt));
  if (seconds === 0 || seconds > soonEnough) return null;
  const minutes = Math.ceil(seconds / 60);
  return (
    <p className="event-rail-soon">
      {t("soon", { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </p>
  );
}
