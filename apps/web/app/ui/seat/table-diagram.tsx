export type SeatState = "free" | "taken" | "mine";

type TableDiagramProps = {
  seats: SeatState[];
  letter?: string | undefined;
  /** A round table fits at most six seats. */
  shape?: "round" | "long" | undefined;
};

/** Decorative: the text beside it says the same. */
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

type Position = { x: number; y: number };

/** The positions of the seats around a table in a box of 140. */
function seatPositions(count: number, long: boolean): Position[] {
  return Array.from({ length: count }, (_, index) =>
    long ? besideLongTable(index, count) : aroundRoundTable(index, count),
  );
}

function aroundRoundTable(index: number, count: number): Position {
  // The first seat is at the top; two seats face each other at the sides.
  const start = count === 2 ? 0 : -Math.PI / 2;
  const angle = start + (index * 2 * Math.PI) / count;
  return { x: round(70 + 54 * Math.cos(angle)), y: round(70 + 54 * Math.sin(angle)) };
}

function besideLongTable(index: number, count: number): Position {
  const perSide = Math.ceil(count / 2);
  const gap = 96 / Math.max(1, perSide - 1);
  const offset = (index % perSide) - (perSide - 1) / 2;
  return { x: round(70 + offset * gap), y: index < perSide ? 22 : 118 };
}

const round = (value: number) => Math.round(value * 100) / 100;
