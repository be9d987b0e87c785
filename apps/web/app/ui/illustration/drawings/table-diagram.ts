import type { Point } from "../geometry.ts";
import { elementAt } from "../list.ts";
import { decimal } from "../shapes.ts";

export type SeatState = "free" | "taken" | "mine";

export interface TableDiagramOptions {
  /** Written unescaped. */
  readonly letter?: string;
  readonly isLong?: boolean;
}

const maxRoundSeats = 6;

const roundTable =
  '<circle class="tb-edge" cx="70" cy="74" r="36"/><circle class="tb-top" cx="70" cy="70" r="36"/>';
const longTable =
  '<rect class="tb-edge" x="14" y="46" width="112" height="54" rx="12"/>' +
  '<rect class="tb-top" x="14" y="42" width="112" height="54" rx="12"/>';

/** Clockwise from the top; two people face each other. */
function roundSeats(count: number): Point[] {
  const start = -Math.PI / 2 + (count === 2 ? Math.PI / 2 : 0);
  return Array.from({ length: count }, (_, seat) => {
    const angle = start + (seat * 2 * Math.PI) / count;
    return [70 + 54 * Math.cos(angle), 70 + 54 * Math.sin(angle)];
  });
}

function longSeats(count: number): Point[] {
  const perSide = Math.ceil(count / 2);
  const pitch = 96 / Math.max(1, perSide - 1);
  return Array.from({ length: count }, (_, seat) => [
    70 + ((seat % perSide) - (perSide - 1) / 2) * pitch,
    seat < perSide ? 22 : 118,
  ]);
}

/** The shape shows the state too: ring, disc, disc with a tick. */
function drawSeat(state: SeatState, [x, y]: Point): string {
  const radius = state === "free" ? 11 : 12.5;
  const tick = `<path class="seat-tick" d="M${decimal(x - 5)} ${decimal(y)}l3.6 3.8 6.6-7.4"/>`;
  const disc = `<circle class="seat seat-${state}" cx="${decimal(x)}" cy="${decimal(y)}" r="${radius}"/>`;
  return disc + (state === "mine" ? tick : "");
}

/** A table from above. The page sets its colors by class, because the seats are live data. */
export function tableDiagram(
  seats: readonly SeatState[],
  options: TableDiagramOptions = {},
): string {
  const { letter = "", isLong = false } = options;
  const isRound = !isLong && seats.length <= maxRoundSeats;
  const positions = isRound ? roundSeats(seats.length) : longSeats(seats.length);
  const drawn = seats.map((state, index) => drawSeat(state, elementAt(positions, index)));
  const label = letter
    ? `<text class="tb-letter" x="70" y="${isRound ? 71 : 70}" text-anchor="middle" ` +
      `dominant-baseline="central">${letter}</text>`
    : "";
  return (
    `<svg class="table-diagram" viewBox="0 0 140 140" aria-hidden="true">` +
    `${isRound ? roundTable : longTable}${drawn.join("")}${label}</svg>`
  );
}
