export type Point = readonly [x: number, y: number];

/** The six corners of a hexagon that stands on a corner. */
export const hexagonPoints = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 6 }, (_, corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

/** Odd rows of a brick or hexagon grid start half a cell later. */
export const stagger = (row: number, shift: number): number => (row % 2 === 0 ? 0 : shift);

/** In units of one pip step from the center of a die. */
const topLeft: Point = [-1, -1];
const topRight: Point = [1, -1];
const left: Point = [-1, 0];
const center: Point = [0, 0];
const right: Point = [1, 0];
const bottomLeft: Point = [-1, 1];
const bottomRight: Point = [1, 1];

export const dieFaces = [1, 2, 3, 4, 5, 6] as const;
export type DieFace = (typeof dieFaces)[number];

export const pips: Record<DieFace, readonly Point[]> = {
  1: [center],
  2: [topLeft, bottomRight],
  3: [topLeft, center, bottomRight],
  4: [topLeft, topRight, bottomLeft, bottomRight],
  5: [topLeft, topRight, center, bottomLeft, bottomRight],
  6: [topLeft, topRight, left, right, bottomLeft, bottomRight],
};

export const isCenter = ([x, y]: Point): boolean => x === 0 && y === 0;
