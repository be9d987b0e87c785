import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { Cover } from "../../ui/layout/cover.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { EventLanguage } from "../event/event-language.tsx";
import type { EventView } from "../event/event-view.server.ts";
import type { EventSeats, SeatsByEvent } from "../event/seats.ts";
import { SeatsBadge } from "../event/seats-badge.tsx";
import type { weekendView } from "./home.server.ts";

type WeekendProps = {
  weekend: ReturnType<typeof weekendView>;
  seats: SeatsByEvent | undefined;
};

export function Weekend({ weekend: { days, count, to }, seats }: WeekendProps) {
  const t = useTranslations("home.weekend");
  return (
    <section className="section wrap" aria-labelledby="weekend">
      <SectionHead
        id="weekend"
        title={t("heading")}
        face={1}
        action={<MoreLink to={to}>{t("all", { count })}</MoreLink>}
      />
      <div className="home-weekend">
        {days.map(({ key, day, weekday, weekdayKind, events }) => (
          <div key={key}>
            <h3 className="home-weekend-day" data-weekday={weekdayKind}>
              <span className="num">{day}</span> <span>{weekday}</span>
            </h3>
            <ul>
              {events.map((event) => (
                <Row key={event.slug} event={event} seats={seats?.[event.slug]} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Row({ event, seats }: { event: EventView; seats: EventSeats | undefined }) {
  const lang = useTextLanguage()(event);
  return (
    <li className="home-weekend-row">
      <Cover image={event.cover} width="72" height="54" loading="lazy" decoding="async" />
      <div>
        <Link className="home-weekend-name whole-link" to={`/event/${event.slug}`} lang={lang}>
          {event.title}
        </Link>
        <p className="home-weekend-facts">
          <span className="num">{event.when.time}</span> <span lang={lang}>{event.place}</span>
        </p>
        <EventLanguage event={event} />
      </div>
      <SeatsBadge seats={seats} />
    </li>
  );
}
