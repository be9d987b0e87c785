import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Cover, type CoverImage } from "../layout/cover.tsx";
import { Kern } from "../text/kern.tsx";
import type { WeekdayKind } from "./event-date.tsx";

type EventRailProps = { id: string; title: string; action: ReactNode; children: ReactNode };

/** Cards on a wooden shelf that scrolls sideways, with a plate before each day. */
export function EventRail({ id, title, action, children }: EventRailProps) {
  return (
    <section className="event-rail" aria-labelledby={id}>
      <div className="event-rail-head wrap">
        <h2 className="event-rail-title" id={id}>
          <Kern>{title}</Kern>
        </h2>
        {action}
      </div>
      <div className="event-rail-days">{children}</div>
    </section>
  );
}

type RailDayProps = {
  /** The word for today, on the plate of today. */
  today?: string | undefined;
  day: number;
  weekday: string;
  weekdayKind: WeekdayKind;
  children: ReactNode;
};

export function RailDay({ today, day, weekday, weekdayKind, children }: RailDayProps) {
  return (
    <>
      <h3
        className={classNames("event-rail-plate", today && "event-rail-today")}
        data-weekday={weekdayKind}
      >
        {today && <span>{today}</span>}
        <span className="event-rail-number num">{day}</span>
        <span>{weekday}</span>
      </h3>
      {children}
    </>
  );
}

type RailCardProps = {
  to: string;
  title: string;
  /** Set if the title is not in the page's language. */
  lang?: string | undefined;
  time: string;
  place: ReactNode;
  cover: CoverImage;
  /** The darkened background of the cover, for the card's edge. */
  tone: string;
  tags?: ReactNode;
  seats: ReactNode;
  /** How soon it begins; lies on the cover. */
  soon?: ReactNode;
  /** Larger, and its cover is not lazy. */
  isFirst?: boolean | undefined;
};

export function RailCard(props: RailCardProps) {
  const { to, title, lang, time, place, cover, tone, tags, seats, soon, isFirst } = props;
  return (
    <article
      className={classNames("event-rail-card", isFirst && "event-rail-first")}
      style={{ "--tone": tone }}
    >
      <div className="event-rail-art">
        <Cover
          image={cover}
          width="400"
          height="300"
          decoding="async"
          {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        />
      </div>
      {soon}
      <div className="event-rail-body">
        <p className="event-rail-facts">
          <span className="num">{time}</span> <span lang={lang}>{place}</span>
        </p>
        <h4 className="event-rail-name" lang={lang}>
          <Link className="whole-link" to={to}>
            {title}
          </Link>
        </h4>
        {tags}
        <p className="event-rail-seats">{seats}</p>
      </div>
    </article>
  );
}
