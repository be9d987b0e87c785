import type { ReactNode } from "react";
import { freePips, PIPS } from "./free-pips.ts";

type SeatPipsProps = {
  free: number;
  capacity: number;
  /** How urgent it looks; which number is "few" is the owner's rule. */
  state: "open" | "few" | "full";
  /** The real number in words. The pips are only a picture of it. */
  children: ReactNode;
};

export function SeatPips({ free, capacity, state, children }: SeatPipsProps) {
  const freeCount = freePips(free, capacity);
  return (
    <span className={`seat-pips seat-pips-${state}`}>
      <span className="seat-pips-gauge" aria-hidden="true">
        {PIPS.map((pip) => (
          <i key={pip} data-free={pip <= freeCount ? "" : undefined} />
        ))}
      </span>
      <span>{children}</span>
    </span>
  );
}
