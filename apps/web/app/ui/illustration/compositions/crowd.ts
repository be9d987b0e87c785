import { stagger } from "../geometry.ts";
import { piece } from "../pieces.ts";
import { decimal } from "../shapes.ts";
import type { PieceKind } from "../silhouettes.ts";
import { type Composition, ratioOf, type Stage } from "./stage.ts";

function columnsOf(stage: Stage): number {
  const ratio = ratioOf(stage);
  if (ratio > 1.6) return 9;
  return ratio > 1.2 ? 6 : 5;
}

/** Rows of one piece in two colors, with a single one out of line. */
export const crowd: Composition = (stage) => {
  const { random, palette, width, height, definitions, id } = stage;
  const [first, second, third] = palette.pieces;
  const columns = columnsOf(stage);
  const pitch = width / (columns - 0.35);
  const size = pitch * 0.86;
  const rows = Math.ceil(height / size) + 1;
  const kind = random.pick<PieceKind>(["tabito", "banzai", "pawn"]);
  const oddRow = 1 + random.below(Math.max(1, rows - 3));
  const oddColumn = 1 + random.below(columns - 2);
  [first, second].forEach((fill, index) => {
    definitions.push(`<g id="${id}m${index}">${piece(kind, 0, 0, size, fill)}</g>`);
  });

  const pieces: string[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const x = (column + 0.35 + stagger(row, 0.5)) * pitch;
      const y = (row + 0.42) * pitch * 0.86;
      if (row === oddRow && column === oddColumn) {
        pieces.push(piece(kind, x, y, size, third, random.sign() * 9));
      } else {
        const color = (column + row * 2 + 10) % 2;
        pieces.push(`<use href="#${id}m${color}" x="${decimal(x)}" y="${decimal(y)}"/>`);
      }
    }
  }
  return pieces.join("");
};
