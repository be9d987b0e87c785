import { edge, isDeep, pigment } from "../color.ts";
import type { Point } from "../geometry.ts";
import { cycle, elementAt } from "../list.ts";
import { mainColors } from "../palettes.ts";
import { piece } from "../pieces.ts";
import { circle, rectangle } from "../shapes.ts";
import type { PieceKind } from "../silhouettes.ts";
import { symbols } from "../symbol.ts";
import type { Composition } from "./stage.ts";

/** Column and row of each square of a track that turns at the end of every second row. */
function serpentine(columns: number, turns: number): Point[] {
  const cells: Point[] = [];
  for (let row = 0; row <= turns * 2; row++) {
    const isReversed = Math.floor(row / 2) % 2 === 1;
    if (row % 2 === 1) {
      cells.push([isReversed ? 0 : columns - 1, row]);
      continue;
    }
    for (let step = 0; step < columns; step++) {
      cells.push([isReversed ? columns - 1 - step : step, row]);
    }
  }
  return cells;
}

export const track: Composition = (stage) => {
  const { random, palette, unit, width, height, centerX, centerY } = stage;
  const [first, second, third, fourth] = palette.pieces;
  const size = unit * 0.152;
  const pitch = size * 1.16;
  const columns = Math.floor((width - size * 0.5) / pitch);
  const turns = height / width > 0.9 ? 3 : 2;
  const left = centerX - ((columns - 1) * pitch) / 2;
  const top = centerY - turns * pitch;
  const cells = serpentine(columns, turns);

  const fills = mainColors(palette);
  const interval = 2 + random.below(3);
  const kinds = random.shuffle<PieceKind>(["pawn", "tabito", "banzai"]);
  const occupied = random.shuffle([...cells.keys()]).slice(0, 3);

  const squares: string[] = [];
  const standing: string[] = [];
  cells.forEach(([column, row], index) => {
    const x = left + column * pitch;
    const y = top + row * pitch;
    const isSpecial = index % interval === 0;
    const fill = isSpecial ? cycle(fills, index / interval) : second;
    const square = (drop: number, color: string) =>
      rectangle(x - size / 2, y - size / 2 + drop, size, size, size * 0.2, color);
    squares.push(square(size * 0.08, edge(fill)) + square(0, fill));

    if (index === 0 || index === cells.length - 1) {
      squares.push(circle(x, y, size * 0.24, fill === second ? first : second));
    } else if (isSpecial) {
      const draw = elementAt(symbols, (index + interval) % 6);
      const contrast = isDeep(fill) ? pigment.paper : pigment.ink;
      squares.push(draw(x, y, size * 0.5, fill === second ? first : contrast));
    }
    const player = occupied.indexOf(index);
    if (player >= 0) {
      const color = elementAt([third, first, fourth], player);
      standing.push(piece(elementAt(kinds, player), x, y - size * 0.34, size * 1.25, color));
    }
  });
  return squares.join("") + standing.join("");
};
