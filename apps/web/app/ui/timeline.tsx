import type { ReactNode } from "react";

type TimelineProps = {
  steps: {
    time: string;
    what: ReactNode;
    detail?: ReactNode;
    state?: "done" | "now" | "next" | undefined;
  }[];
};

export function Timeline({ steps }: TimelineProps) {
  return (
    <ol className="timeline">
      {steps.map(({ time, what, detail, state }) => (
        <li
          key={time + String(state)}
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
