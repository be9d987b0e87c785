import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type ReservationRowProps = {
  date: { month: string; day: number; weekday: string };
  /** The event's dark color, behind the white date. */
  tone: string;
  title: ReactNode;
  tags: ReactNode;
  facts: { key: string; icon?: ReactNode; text: ReactNode }[];
  /** Further content, such as a queue line. */
  children?: ReactNode;
  actions: ReactNode;
  offered?: boolean | undefined;
};

export function ReservationRow(props: ReservationRowProps) {
  const { date, tone, title, tags, facts, children, actions, offered } = props;
  return (
    <article
      className={classNames("reservation-row", offered && "reservation-row-offered")}
      style={{ "--tone": tone }}
    >
      <div className="reservation-row-date">
        <span>{date.month}</span>
        <span className="reservation-row-day num">{date.day}</span>
        <span>{date.weekday}</span>
      </div>
      <div className="reservation-row-body">
        {tags}
        <h3 className="reservation-row-title">{title}</h3>
        <ul className="event-row-facts">
          {facts.map(({ key, icon, text }) => (
            <li key={key}>
              {icon}
              <span>{text}</span>
            </li>
          ))}
        </ul>
        {children}
      </div>
      <div className="reservation-row-actions">{actions}</div>
    </article>
  );
}
