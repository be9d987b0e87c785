import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Hourglass } from "./hourglass.tsx";

type HoldBarProps = {
  label: string;
  message: ReactNode;
  detail?: ReactNode;
  /** Before the time or, with `labelLast`, behind it. */
  leftLabel: string;
  labelLast?: boolean | undefined;
  /** The time left, such as 08:42. Not announced: the caller announces five minutes and one. */
  left: ReactNode;
  /** From 1, the full time, to 0. */
  fraction: number;
  low?: boolean | undefined;
};

export function HoldBar(props: HoldBarProps) {
  const { label, message, detail, leftLabel, labelLast, left, fraction, low } = props;
  const unit = <small className="hold-bar-left-label">{leftLabel}</small>;
  return (
    <section
      className={classNames("hold-bar on-cloth", low && "hold-bar-low")}
      aria-label={label}
      style={{ "--left": fraction }}
    >
      <div className="hold-bar-row wrap">
        <Hourglass className="hold-bar-glass" />
        <p>
          <b>{message}</b>
          {detail && <span className="hold-bar-detail">{detail}</span>}
        </p>
        <p className="hold-bar-left num" role="timer" aria-live="off">
          {!labelLast && unit}
          {left}
          {labelLast && unit}
        </p>
      </div>
      <div className="hold-bar-meter" />
    </section>
  );
}
