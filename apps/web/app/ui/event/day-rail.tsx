import { Link } from "react-router";
import { classNames } from "../class-names.ts";
import { Kern } from "../text/kern.tsx";
import type { WeekdayKind } from "./event-date.tsx";

type RailDay = {
  day: number;
  weekday: string;
  weekdayKind: WeekdayKind;
  count: string;
  today?: boolean | undefined;
  /** Absent if there is nothing on that day. */
  to?: string | undefined;
};

type DayRailProps = { id: string; title: string; range: string; days: RailDay[] };

export function DayRail({ id, title, range, days }: DayRailProps) {
  return (
    <section className="day-rail" aria-labelledby={id}>
      <div className="day-rail-row wrap">
        <h2 className="day-rail-title" id={id}>
          <Kern>{title}</Kern>
          <span className="day-rail-range">{range}</span>
        </h2>
        <div className="day-rail-days">
          {days.map((day) => (
            <RailDayTile key={day.day} {...day} />
          ))}
        </div>
      </div>
    </section>
  );
}

function RailDayTile({ day, weekday, weekdayKind, count, today, to }: RailDay) {
  const className = classNames("day-rail-day", today && "day-rail-today");
  const inside = (
    <>
      <span className="day-rail-number num">{day}</span>
      <span className="day-rail-weekday" data-weekday={weekdayKind}>
        {weekday}
      </span>
      <span className="day-rail-count">{count}</span>
    </>
  );
  return to ? (
    <Link className={className} to={to} aria-current={today ? "date" : undefined}>
      {inside}
    </Link>
  ) : (
    <span className={className}>{inside}</span>
  );
}
