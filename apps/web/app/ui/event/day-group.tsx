import type { ReactNode } from "react";
import type { WeekdayKind } from "./event-date.tsx";

type DayGroupProps = {
  month: string;
  day: number;
  /** Read out after the number, such as "日". */
  daySuffix?: string | undefined;
  weekday: string;
  weekdayKind: WeekdayKind;
  children: ReactNode;
};

export function DayGroup(props: DayGroupProps) {
  const { month, day, daySuffix, weekday, weekdayKind, children } = props;
  return (
    <section className="day-group">
      <h2 className="day-group-date" data-weekday={weekdayKind}>
        <span className="day-group-month">{month}</span>
        <span className="day-group-number num">
          {day}
          {daySuffix && <span className="visually-hidden">{daySuffix}</span>}
        </span>
        <span className="day-group-weekday">{weekday}</span>
      </h2>
      <div className="day-group-list">{children}</div>
    </section>
  );
}
