import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type TimelineProps = {
  steps: {
    /** Where the time is not like no other. */
    id?: string | undefined;
    time: string;
    what: ReactNode;
    detail?: ReactNode;
    state?: "done" | "now" | "next" | undefined;
  }[];
  /** Whole dates, in a line above what happened then. */
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
