import type { ReactNode } from "react";

type SeatPipsProps = {
  free: number;
  capacity: number;
  /** How urgent it looks; the caller decides which number is "few". */
  state: "open" | "few" | "full";
  /** The exact number in words. The pips only illustrate it. */
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

const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** Six steps; never empty while a seat is free, never full once one is taken. */
function freePips(free: number, capacity: number): number {
  if (free <= 0 || capacity <= 0) return 0;
  if (free >= capacity) return PIPS.length;
  return Math.min(5, Math.max(1, Math.round((free / capacity) * PIPS.length)));
}
