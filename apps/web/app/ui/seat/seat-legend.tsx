import type { SeatState } from "./table-diagram.tsx";

type SeatLegendProps = { seats: { state: SeatState; name: string }[] };

export function SeatLegend({ seats }: SeatLegendProps) {
  return (
    <ul className="seat-legend">
      {seats.map(({ state, name }) => (
        <li key={state}>
          <SeatMark state={state} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A ring is free, a disc is taken, a disc with a tick is one's own. Decorative. */
function SeatMark({ state }: { state: SeatState }) {
  return (
    <svg viewBox="-14 -14 28 28" aria-hidden="true">
      <circle className={`table-diagram-${state}`} r={state === "free" ? 11 : 12.5} />
      {state === "mine" && <path className="table-diagram-tick" d="M-5 0l3.6 3.8 6.6-7.4" />}
    </svg>
  );
}
