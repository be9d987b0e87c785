import { edge } from "../color.ts";
import { elementAt } from "../list.ts";
import { piece, ringedToken } from "../pieces.ts";
import { decimal, group, path, place, rectangle } from "../shapes.ts";
import type { PieceKind } from "../silhouettes.ts";
import { type Composition, ratioOf, type Stage } from "./stage.ts";

function bulbs(x: number, y: number, size: number, fill: string): string {
  const across = (share: number) => decimal(x + size * share);
  const down = (share: number) => decimal(y + size * share);
  const [left, right] = [across(-0.62), across(0.62)];
  const [neckLeft, neckRight] = [across(-0.09), across(0.09)];
  return path(
    `M${left} ${down(-0.86)}H${right}` +
      `C${right} ${down(-0.3)} ${neckRight} ${down(-0.22)} ${neckRight} ${down(0)}` +
      `C${neckRight} ${down(0.22)} ${right} ${down(0.3)} ${right} ${down(0.86)}H${left}` +
      `C${left} ${down(0.3)} ${neckLeft} ${down(0.22)} ${neckLeft} ${down(0)}` +
      `C${neckLeft} ${down(-0.22)} ${left} ${down(-0.3)} ${left} ${down(-0.86)}Z`,
    fill,
  );
}

/** Onlookers fill the sides of a wide picture. */
function onlookers({ random, palette, unit, centerX, centerY }: Stage, size: number): string {
  const [first, , third, fourth] = palette.pieces;
  const reach = unit * 0.64;
  return ([-1, 1] as const)
    .map((side) => {
      const isRight = side === 1;
      const kind = random.pick<PieceKind>(["tabito", "pawn", "banzai"]);
      const figure = piece(
        kind,
        centerX + side * reach * 0.92,
        centerY + size * 0.62,
        unit * 0.27,
        isRight ? fourth : third,
      );
      const tokenX = centerX + side * reach * (0.8 + random.next() * 0.25);
      const tokenY = centerY - size * (0.2 + random.next() * 0.5);
      const color = isRight ? first : fourth;
      return figure + ringedToken(tokenX, tokenY, unit * 0.055, color, palette.ground);
    })
    .join("");
}

/** An hourglass whose sand is cubes. */
export const glass: Composition = (stage) => {
  const { palette, unit, centerX: x, centerY: y } = stage;
  const [glassColor, frame, sand, fourth] = palette.pieces;
  const size = unit * 0.4;
  const grain = size * 0.15;

  const grains = [sand, sand, frame, fourth];
  const heap = (bottom: number, rows: number, narrowsUpward: boolean) => {
    const cubes: string[] = [];
    for (let row = 0; row < rows; row++) {
      const last = narrowsUpward ? rows - 1 - row : row;
      for (let column = 0; column <= last; column++) {
        const color = elementAt(grains, (column * 3 + row * 5 + rows) % 4);
        const left = x + (column - last / 2) * grain * 1.12;
        const square = rectangle(-grain / 2, -grain / 2, grain, grain, grain * 0.2, color);
        cubes.push(group(place(left, bottom - row * grain * 0.98), square));
      }
    }
    return cubes.join("");
  };
  const lid = (end: number) => {
    const bar = (drop: number, color: string) =>
      rectangle(
        x - size * 0.82,
        y + end * size * 0.95 - size * 0.1 + drop,
        size * 1.64,
        size * 0.2,
        size * 0.06,
        color,
      );
    return bar(size * 0.05, edge(frame)) + bar(0, frame);
  };
  return (
    bulbs(x, y, size, glassColor) +
    heap(y + size * 0.76, 6, true) +
    heap(y - size * 0.18, 4, false) +
    rectangle(x - grain * 0.3, y + size * 0.02, grain * 0.6, grain * 0.6, grain * 0.15, sand) +
    lid(-1) +
    lid(1) +
    (ratioOf(stage) > 1.15 ? onlookers(stage, size) : "")
  );
};
