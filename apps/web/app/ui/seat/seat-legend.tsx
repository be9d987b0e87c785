import { SeatMark } from "./seat-mark.tsx";
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
