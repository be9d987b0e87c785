import { hexagonPoints, type Point } from "../geometry.ts";
import { decimal, stroke } from "../shapes.ts";
import type { TileOf } from "./tile.ts";

const at = ([x, y]: Point): string => `${decimal(x)} ${decimal(y)}`;

/** Hemp leaf: the six rhombs round a vertex of a lattice `size` wide and size·√3 high. */
export const asanoha: TileOf = (size, color) => {
  const height = size * 1.732;
  const half = size / 2;
  const spoke = half / Math.cos(Math.PI / 6);
  const rib = (height / 3) * 0.577;

  const star = ([x, y]: Point): string => {
    const toward = (angle: number, distance: number): Point => [
      x + distance * Math.cos(angle),
      y + distance * Math.sin(angle),
    ];
    return Array.from({ length: 6 }, (_, leaf) => {
      const angle = Math.PI / 6 + (leaf * Math.PI) / 3;
      const tip = at(toward(angle, spoke));
      const middle = at(toward(angle + Math.PI / 6, rib));
      const nextTip = at(toward(angle + Math.PI / 3, spoke));
      const origin = at([x, y]);
      return `M${origin}L${tip}M${origin}L${middle}M${tip}L${middle}L${nextTip}Z`;
    }).join("");
  };
  const vertices: Point[] = [
    [0, 0],
    [size, 0],
    [half, height / 2],
    [0, height],
    [size, height],
    [-half, height / 2],
    [size + half, height / 2],
  ];
  return { width: size, height, motif: stroke(vertices.map(star).join(""), color, size * 0.03) };
};

/** Tortoise shell: a hexagon in a hexagon. */
export const kikko: TileOf = (size, color) => {
  const radius = size / 2;
  const width = radius * 1.732;
  const height = radius * 3;

  const hexagon = (x: number, y: number, share: number) =>
    `M${hexagonPoints(x, y, radius * share)
      .map(at)
      .join("L")}Z`;
  const centers: Point[] = [
    [0, 0],
    [width, 0],
    [width / 2, radius * 1.5],
    [0, height],
    [width, height],
  ];
  const lines = centers.map(([x, y]) => hexagon(x, y, 1) + hexagon(x, y, 0.55)).join("");
  return { width, height, motif: stroke(lines, color, size * 0.04) };
};
