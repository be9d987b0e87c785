import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

type TimelineProps = {
  steps: {
    /** Needed if two entries share a time. */
    id?: string | undefined;
    time: string;
    what: ReactNode;
    detail?: ReactNode;
    state?: "done" | "now" | "next" | undefined;
  }[];
  /** For full dates, on their own line above the entry. */
  dates?: boolean | undefined;
};

export function Timeline({ steps, dates }: TimelineProps) {
  return (
    <ol className={classNames("timeline", dates && "timeline-dates")}>
      {steps.map(({ id, time, what, detail, state }) => (
        <li
          key={id ?? time + String(state)}
          data-state={state}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className="timeline-time num">{time}</span>
          {what}
          {detail && <small className="timeline-detail">{detail}</small>}
        </li>
      ))}
    </ol>
  );
}
