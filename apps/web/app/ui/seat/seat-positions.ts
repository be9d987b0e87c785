type Position = { x: number; y: number };

/** Where the seats stand around a table drawn in a box of 140. */
export function seatPositions(count: number, long: boolean): Position[] {
  return Array.from({ length: count }, (_, index) =>
    long ? besideLongTable(index, count) : aroundRoundTable(index, count),
  );
}

function aroundRoundTable(index: number, count: number): Position {
  // The first seat is at the top; two seats face each other from the sides.
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
