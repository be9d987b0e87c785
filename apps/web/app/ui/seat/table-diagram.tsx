import { seatPositions } from "./seat-positions.ts";

export type SeatState = "free" | "taken" | "mine";

type TableDiagramProps = {
  seats: SeatState[];
  letter?: string | undefined;
  /** More than six seats never fit around a round one. */
  shape?: "round" | "long" | undefined;
};

/** A picture only: the words beside it say the same. */
export function TableDiagram({ seats, letter, shape = "round" }: TableDiagramProps) {
  const long = shape === "long" || seats.length > 6;
  return (
    <svg className="table-diagram" viewBox="0 0 140 140" aria-hidden="true">
      {long ? <LongTable /> : <RoundTable />}
      {seatPositions(seats.length, long).map((position, index) => (
        <Seat key={`${position.x} ${position.y}`} {...position} state={seats[index] ?? "free"} />
      ))}
      {letter && (
        <text
          className="table-diagram-letter"
          x="70"
          y={long ? 70 : 71}
          textAnchor="middle"
          dominantBaseline="central"
        >
          {letter}
        </text>
      )}
    </svg>
  );
}

function RoundTable() {
  return (
    <>
      <circle className="table-diagram-edge" cx="70" cy="74" r="36" />
      <circle className="table-diagram-top" cx="70" cy="70" r="36" />
    </>
  );
}

function LongTable() {
  return (
    <>
      <rect className="table-diagram-edge" x="14" y="46" width="112" height="54" rx="12" />
      <rect className="table-diagram-top" x="14" y="42" width="112" height="54" rx="12" />
    </>
  );
}

function Seat({ x, y, state }: { x: number; y: number; state: SeatState }) {
  return (
    <>
      <circle className={`table-diagram-${state}`} cx={x} cy={y} r={state === "free" ? 11 : 12.5} />
      {state === "mine" && (
        <path className="table-diagram-tick" d={`M${x - 5} ${y}l3.6 3.8 6.6-7.4`} />
      )}
    </>
  );
}
