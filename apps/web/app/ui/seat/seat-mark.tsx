import type { SeatState } from "./table-diagram.tsx";

/** A ring is free, a disc is taken, a disc with a tick is one's own. A picture only. */
export function SeatMark({ state }: { state: SeatState }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true">
      <circle className={`table-diagram-${state}`} r={state === "free" ? 11 : 12.5} />
      {state === "mine" && <path className="table-diagram-tick" d="M-5 0l3.6 3.8 6.6-7.4" />}
    </svg>
  );
}
