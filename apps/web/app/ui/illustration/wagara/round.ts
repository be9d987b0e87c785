import type { Point } from "../geometry.ts";
import { circle, ring } from "../shapes.ts";
import type { TileOf } from "./tile.ts";

const drawAt = (points: readonly Point[], draw: (x: number, y: number) => string): string =>
  points.map(([x, y]) => draw(x, y)).join("");

/** Waves: each scale covers the ones behind it, so it is filled with the background color. */
export const seigaiha: TileOf = (size, color, ground) => {
  const radius = size / 2;
  const scale = (x: number, y: number) =>
    circle(x, y, radius, ground ?? "none") +
    [1, 0.72, 0.44, 0.16]
      .map((share) => ring(x, y, radius * share - size * 0.02, color, size * 0.045))
      .join("");
  const centers: Point[] = [
    [0, 0],
    [size, 0],
    [radius, radius / 2],
    [0, radius],
    [size, radius],
    [radius, radius * 1.5],
    [0, radius * 2],
    [size, radius * 2],
  ];
  return { width: size, height: radius, motif: drawAt(centers, scale) };
};

/** Interlocking rings with a dot where four meet. */
export const shippo: TileOf = (size, color) => {
  const radius = size / 2;
  const rings: Point[] = [
    [0, 0],
    [size, 0],
    [radius, radius],
    [0, size],
    [size, size],
  ];
  const dots: Point[] = [
    [radius, 0],
    [radius, size],
    [0, radius],
    [size, radius],
  ];
  const motif =
    drawAt(rings, (x, y) => ring(x, y, radius, color, size * 0.04)) +
    drawAt(dots, (x, y) => circle(x, y, size * 0.05, color));
  return { width: size, height: size, motif };
};

/** Fawn spots. */
export const kanoko: TileOf = (size, color) => ({
  width: size / 2,
  height: size / 2,
  motif:
    circle(size / 8, size / 8, size * 0.06, color) +
    circle(size * 0.375, size * 0.375, size * 0.06, color),
});
