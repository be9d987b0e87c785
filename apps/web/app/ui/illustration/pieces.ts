import { edge, mix, pigment } from "./color.ts";
import { type DieFace, hexagonPoints, isCenter, pips } from "./geometry.ts";
import { circle, decimal, group, path, place, polygon, rectangle, ring } from "./shapes.ts";
import { type PieceKind, silhouettes } from "./silhouettes.ts";

// Everything is flat: a color, and one darker cardboard edge straight below it.

/** The edge stays below the piece, however the piece is turned. */
export function piece(
  kind: PieceKind,
  x: number,
  y: number,
  size: number,
  fill: string,
  rotation = 0,
): string {
  const turn = `rotate(${decimal(rotation)})`;
  const below = group("translate(0 6)", group(turn, silhouettes[kind](edge(fill))));
  return group(place(x, y, 0, size / 100), below + group(turn, silhouettes[kind](fill)));
}

export interface DieOptions {
  readonly rotation?: number;
  /** The color of a larger middle pip. */
  readonly accent?: string;
  readonly thickness?: number;
}

export function die(
  x: number,
  y: number,
  size: number,
  face: DieFace,
  fill: string,
  pipColor: string,
  options: DieOptions = {},
): string {
  const { rotation = 0, accent, thickness = 0.07 } = options;
  const turn = `rotate(${decimal(rotation)})`;
  const square = (color: string) => rectangle(-size / 2, -size / 2, size, size, size * 0.22, color);
  const dots = pips[face]
    .map((point) => {
      const [across, down] = point;
      const stressed = accent !== undefined && isCenter(point);
      const radius = (stressed ? 0.15 : 0.095) * size;
      const color = stressed ? accent : pipColor;
      return circle(across * size * 0.26, down * size * 0.26, radius, color);
    })
    .join("");
  const below = group(`translate(0 ${decimal(size * thickness)})`, group(turn, square(edge(fill))));
  return group(place(x, y), below + group(turn, square(fill) + dots));
}

interface FiveProportions {
  /** The distance from the center to a seat, across and down. */
  readonly step: number;
  readonly seat: number;
  readonly table: number;
}

/** The five of a die with a large center: one table and four seats. */
export function fivePips(
  x: number,
  y: number,
  size: number,
  seatColor: string,
  tableColor: string,
  proportions: FiveProportions = { step: 0.3, seat: 0.1, table: 0.17 },
): string {
  const { step, seat, table } = proportions;
  return pips[5]
    .map((point) => {
      const [across, down] = point;
      const [radius, color] = isCenter(point)
        ? ([table, tableColor] as const)
        : ([seat, seatColor] as const);
      return circle(x + across * size * step, y + down * size * step, size * radius, color);
    })
    .join("");
}

export const hexagonTile = (x: number, y: number, radius: number, fill: string): string =>
  polygon(hexagonPoints(x, y + radius * 0.1, radius), edge(fill)) +
  polygon(hexagonPoints(x, y, radius), fill);

export const token = (
  x: number,
  y: number,
  radius: number,
  fill: string,
  thickness: number,
): string => circle(x, y + radius * thickness, radius, edge(fill)) + circle(x, y, radius, fill);

export const ringedToken = (
  x: number,
  y: number,
  radius: number,
  fill: string,
  ringColor: string,
): string => token(x, y, radius, fill, 0.12) + ring(x, y, radius * 0.66, ringColor, radius * 0.12);

/** The only shape with perspective. */
export function cube(x: number, y: number, size: number, fill: string): string {
  const half = size * 0.5;
  const wide = size * 0.866;
  const top = polygon(
    [
      [x, y - size],
      [x + wide, y - half],
      [x, y],
      [x - wide, y - half],
    ],
    mix(fill, pigment.white, 0.28),
  );
  const left = polygon(
    [
      [x - wide, y - half],
      [x, y],
      [x, y + size],
      [x - wide, y + half],
    ],
    fill,
  );
  const right = polygon(
    [
      [x + wide, y - half],
      [x, y],
      [x, y + size],
      [x + wide, y + half],
    ],
    edge(fill, 0.26),
  );
  return top + left + right;
}

export interface CardOptions {
  readonly rotation?: number;
  /** Drawn around the center of the card. */
  readonly print?: string;
}

export function card(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  options: CardOptions = {},
): string {
  const { rotation = 0, print = "" } = options;
  const sheet = (drop: number, color: string) =>
    rectangle(-width / 2, -height / 2 + drop, width, height, width * 0.09, color);
  return group(place(x, y, rotation), sheet(height * 0.025, edge(fill)) + sheet(0, fill) + print);
}

export function cup(x: number, y: number, radius: number, fill: string, tea: string): string {
  const bend = decimal(radius * 0.52);
  const gleam = path(
    `M${decimal(x - radius * 0.5)} ${decimal(y - radius * 0.12)}` +
      `A${bend} ${bend} 0 0 1 ${decimal(x + radius * 0.05)} ${decimal(y - radius * 0.5)}`,
    "none",
    `stroke="${mix(tea, pigment.white, 0.35)}" stroke-width="${decimal(radius * 0.09)}" ` +
      `stroke-linecap="round"`,
  );
  return token(x, y, radius, fill, 0.1) + circle(x, y, radius * 0.78, tea) + gleam;
}
