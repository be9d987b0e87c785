export type WeekdayKind = "saturday" | "sunday" | "weekday";

export type EventWhen = {
  /** Machine-readable start. */
  dateTime: string;
  date: string;
  weekday: string;
  weekdayKind: WeekdayKind;
  time: string;
};

export function EventDate({ dateTime, date, weekday, weekdayKind, time }: EventWhen) {
  return (
    <time className="event-date" dateTime={dateTime}>
      <span className="event-date-day num">{date}</span>
      <span className="event-date-weekday" data-weekday={weekdayKind}>
        {weekday}
      </span>
      <span className="event-date-time num">{time}</span>
    </time>
  );
}
