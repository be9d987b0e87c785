import { encode } from "uqr";
import { pigment } from "../color.ts";
import { rectangle } from "../shapes.ts";
import { markBody } from "./brand.ts";

/** The same in both themes: phones need dark on light. */
const { ink, white: paper } = pigment;
const corner = 7;
/** The mark covers this much of the center; error correction tolerates the loss of a quarter. */
const mark = 6.6;

/** A QR code with rounded corners and our mark in its center, with a quiet zone of `quiet` modules. */
export function qrDrawing(text: string, quiet = 2): string {
  const { data, size } = encode(text, { ecc: "Q", border: 0 });
  const side = size + 2 * quiet;
  const corners = [
    [0, 0],
    [size - corner, 0],
    [0, size - corner],
  ] as const;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-quiet} ${-quiet} ${side} ${side}">`,
    `<path fill="${paper}" d="M${-quiet} ${-quiet}h${side}v${side}h${-side}z"/>`,
    `<path fill="${ink}" d="${modulesPath(data, size)}"/>`,
    ...corners.map(([x, y]) => cornerEye(x, y)),
    markBody((size - mark) / 2, (size - mark) / 2, mark),
    "</svg>",
  ].join("");
}

/** Runs of dark modules, without the three corners and the center, which are drawn separately. */
function modulesPath(data: boolean[][], size: number): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y++) {
    for (let x = 0, end = 0; x < size; x = end + 1) {
      end = x;
      while (end < size && data[y]?.[end] && !isCovered(end, y, size)) end++;
      if (end > x) runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`);
    }
  }
  return runs.join("");
}

function isCovered(x: number, y: number, size: number): boolean {
  const isLeft = x < corner;
  const isTop = y < corner;
  if ((isLeft && isTop) || (x >= size - corner && isTop) || (isLeft && y >= size - corner)) {
    return true;
  }
  const fromMiddle = (at: number) => Math.abs(at + 0.5 - size / 2);
  return fromMiddle(x) < mark / 2 + 0.2 && fromMiddle(y) < mark / 2 + 0.2;
}

function cornerEye(x: number, y: number): string {
  return (
    rectangle(x, y, 7, 7, 1.6, ink) +
    rectangle(x + 1, y + 1, 5, 5, 1, paper) +
    rectangle(x + 2, y + 2, 3, 3, 0.8, ink)
  );
}
