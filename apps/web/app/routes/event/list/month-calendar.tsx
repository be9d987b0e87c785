import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { MoreLink } from "../../../ui/action/more-link.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { calendarView } from "./calendar.server.ts";

type MonthView = ReturnType<typeof calendarView>;
type Day = NonNullable<MonthView["weeks"][number]["days"][number]>;

/** On phones a day shows only its number of events, and links to their list. */
export function MonthCalendar({ month }: { month: MonthView }) {
  const t = useTranslations("event");
  return (
    <>
      <div className="event-months">
        {month.previous && (
          <MoreLink to={month.previous.to} back>
            {month.previous.name}
          </MoreLink>
        )}
        <h2 className="event-month-title">{month.name}</h2>
        {month.next && <MoreLink to={month.next.to}>{month.next.name}</MoreLink>}
      </div>
      {!month.isCurrent && (
        <p className="event-month-current">
          <Link to={month.current}>{t("thisMonth")}</Link>
        </p>
      )}
      <table className="event-calendar">
        <caption className="visually-hidden">{month.title}</caption>
        <thead>
          <tr>
            {month.weekdays.map(({ value, name }) => (
              <th key={value} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.weeks.map(({ key, days }) => (
            <tr key={key}>
              {days.map((day, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a blank has no identity but its place in the week.
                day ? <DayCell key={day.day} day={day} /> : <td key={index} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function DayCell({ day }: { day: Day }) {
  const t = useTranslations("event");
  const languageOf = useTextLanguage();
  const number = (
    <time className="event-calendar-number num" dateTime={day.day}>
      {day.number}
    </time>
  );
  return (
    <td
      className={classNames(
        day.today && "event-calendar-today",
        day.holiday && "event-calendar-red",
      )}
      aria-current={day.today ? "date" : undefined}
    >
      {day.to ? (
        <Link className="event-calendar-day" to={day.to}>
          {number}
          <span className="visually-hidden">{day.name}</span>
          <span className="event-calendar-count">{day.count}</span>
        </Link>
      ) : (
        number
      )}
      {day.holiday && (
        <>
          <span className="event-calendar-holiday">{day.holiday}</span>
          <span className="event-calendar-mark" aria-hidden="true">
            {t("holiday")}
          </span>
        </>
      )}
      {day.closed && <span className="event-calendar-closed">{t("closed")}</span>}
      <ul className="event-calendar-events">
        {day.events.map((event) => (
          <li key={event.slug}>
            <Link to={`/event/${event.slug}`} lang={languageOf(event)}>
              <span className="num">{event.time}</span>{" "}
              {event.cancelled ? <s>{event.title}</s> : event.title}
            </Link>
          </li>
        ))}
        {day.unlisted && <li>{day.unlisted}</li>}
      </ul>
    </td>
  );
}
