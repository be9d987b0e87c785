import { mix, pigment } from "../color.ts";
import { hexagonPoints, type Point, stagger } from "../geometry.ts";
import { cycle, elementAt } from "../list.ts";
import { mainColors } from "../palettes.ts";
import { hexagonTile, piece, ringedToken } from "../pieces.ts";
import { polygon } from "../shapes.ts";
import type { PieceKind } from "../silhouettes.ts";
import { type WagaraKind, wagara } from "../wagara/index.ts";
import { type Composition, ratioOf, type Stage } from "./stage.ts";

const inhabitants: readonly PieceKind[] = ["tabito", "house", "tree", "banzai", "tree", "house"];

/** Cells of a hexagon grid inside a ragged circle, from back to front. */
function coastline(stage: Stage, radius: number): Point[] {
  const { random, unit, width, height } = stage;
  const stepX = radius * 1.732 * 1.035;
  const stepY = radius * 1.5 * 1.035;
  const rows = Math.ceil(height / stepY / 2) + 1;
  const columns = Math.ceil(width / stepX / 2) + 1;
  const shiftX = random.between(-0.12, 0.12) * unit;
  const shiftY = random.between(-0.06, 0.06) * unit;
  const reach = random.between(2.15, 2.6);
  const stretch = ratioOf(stage) > 1.25 ? 1.18 : 1;

  const cells: Point[] = [];
  for (let row = -rows; row <= rows; row++) {
    for (let column = -columns; column <= columns; column++) {
      const x = stage.centerX + shiftX + (column + stagger(row, 0.5)) * stepX;
      const y = stage.centerY + shiftY + row * stepY;
      const across = (x - stage.centerX - shiftX) / stretch;
      const down = y - stage.centerY - shiftY;
      const distance = Math.hypot(across, down) / (radius * 1.75);
      if (distance + random.between(-0.28, 0.32) < reach * 0.9) cells.push([x, y]);
    }
  }
  return cells.sort(([, a], [, b]) => a - b);
}

export const island: Composition = (stage) => {
  const { random, palette, unit, definitions, id } = stage;
  const [first, second] = palette.pieces;
  const radius = unit * 0.145;
  const cells = coastline(stage, radius);

  const fills = mainColors(palette);
  const weaves: readonly WagaraKind[] = [
    random.pick<WagaraKind>(["seigaiha", "asanoha", "kanoko", "uroko"]),
    "kanoko",
    "shima",
    "asanoha",
  ];
  fills.forEach((fill, index) => {
    definitions.push(
      wagara(elementAt(weaves, index), {
        id: `${id}h${index}`,
        color: mix(fill, pigment.ink, 0.14),
        ground: fill,
        size: radius * (0.42 + 0.1 * index),
      }),
    );
  });

  const land: string[] = [];
  const standing: string[] = [];
  const kinds = random.shuffle(inhabitants);
  let settled = 0;
  for (const [x, y] of cells) {
    const index = random.below(fills.length);
    const fill = elementAt(fills, index);
    land.push(hexagonTile(x, y, radius, fill));
    if (random.next() < 0.45) {
      land.push(polygon(hexagonPoints(x, y, radius * 0.82), `url(#${id}h${index})`));
    }
    const luck = random.next();
    const other = cycle(fills, index + 1 + random.below(fills.length - 1));
    if (luck < 0.3) {
      standing.push(piece(cycle(kinds, settled++), x, y - radius * 0.12, radius * 1.12, other));
    } else if (luck < 0.46) {
      standing.push(ringedToken(x, y, radius * 0.34, second === fill ? first : second, fill));
    }
  }
  return land.join("") + standing.join("");
};
