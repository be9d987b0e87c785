import { pigment } from "../color.ts";
import type { Point } from "../geometry.ts";
import { cycle, elementAt } from "../list.ts";
import { mainColors } from "../palettes.ts";
import { cube, piece } from "../pieces.ts";
import type { Random } from "../seed.ts";
import type { PieceKind } from "../silhouettes.ts";
import type { Composition } from "./stage.ts";

const side = 4;
const last = side - 1;

/** Rises to the back corner, with chips and extra blocks. */
function towerHeight(x: number, y: number, random: Random): number {
  const isChipped = x < last && y < last && random.next() < 0.3;
  const isRaised = (x === last) !== (y === last) && random.next() < 0.4;
  return Math.max(0, Math.min(x, y) + 1 - (isChipped ? 1 : 0) + (isRaised ? 1 : 0));
}

const colorings: readonly ((x: number, y: number, z: number) => number)[] = [
  (_x, _y, z) => z,
  (x, y) => x + y,
  (x, y, z) => x * 2 + y + z * 3,
];

/** From the back row to the front, so that near cubes cover far ones. */
const cellsFromBack: readonly Point[] = Array.from({ length: 2 * side - 1 }, (_, row) => {
  const sum = 2 * last - row;
  return Array.from({ length: side }, (_, step): Point => [last - step, sum - (last - step)]);
})
  .flat()
  .filter(([, y]) => y >= 0 && y < side);

export const cubes: Composition = ({ random, palette, unit, centerX, centerY }) => {
  const size = unit * 0.104;
  const fills = random.shuffle(mainColors(palette).filter((color) => color !== pigment.ink));
  const colorOf = elementAt(colorings, random.below(3));
  const project = (x: number, y: number, z: number): Point => [
    centerX + (x - y) * (size * 0.866),
    centerY + unit * 0.36 - (x + y) * size * 0.5 - z * size,
  ];

  const shapes: string[] = [];
  for (const [x, y] of cellsFromBack) {
    const height = towerHeight(x, y, random);
    for (let z = 0; z < height; z++) {
      const [left, top] = project(x, y, z);
      shapes.push(cube(left, top, size * 0.985, cycle(fills, colorOf(x, y, z))));
    }
    if (x === last && y === last) {
      const [left, top] = project(x, y, height - 1);
      const kind = random.pick<PieceKind>(["tabito", "banzai", "pawn"]);
      shapes.push(piece(kind, left, top - size * 1.12, size * 1.5, cycle(fills, height + 1)));
    }
  }
  return shapes.join("");
};
