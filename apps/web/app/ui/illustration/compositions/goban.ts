import { edge, mix, pigment } from "../color.ts";
import type { Point } from "../geometry.ts";
import type { Palette } from "../palettes.ts";
import { token } from "../pieces.ts";
import type { Random } from "../seed.ts";
import { circle, decimal, group, rectangle, stroke } from "../shapes.ts";
import type { Composition } from "./stage.ts";

const lines = 9;

const starPoints: readonly Point[] = [
  [2, 2],
  [6, 2],
  [4, 4],
  [2, 6],
  [6, 6],
];

function boardColor({ id, pieces }: Palette): string {
  if (id === "kurumi") return pigment.kinari;
  if (id === "kinari" || pieces[1] === pigment.ink) return pigment.wood;
  return mix(pigment.wood, pigment.white, 0.12);
}

const clamp = (line: number) => Math.max(0, Math.min(lines - 1, line));

interface Stone {
  readonly move: number;
  readonly at: Point;
}

/** A game whose moves wander and sometimes jump elsewhere. */
function playGame(random: Random): Stone[] {
  const stones: Stone[] = [];
  const taken = new Set<string>();
  let x = 4;
  let y = 4;
  for (let move = 0; move < 26; move++) {
    x = clamp(x + random.below(3) - 1);
    y = clamp(y + random.below(3) - 1);
    if (random.next() < 0.25) {
      x = random.below(lines);
      y = random.below(lines);
    }
    const key = `${x},${y}`;
    if (taken.has(key)) continue;
    taken.add(key);
    stones.push({ move, at: [x, y] });
  }
  return stones;
}

export const goban: Composition = ({ random, palette, unit, centerX, centerY }) => {
  const third = palette.pieces[2];
  const size = unit * 1.12;
  const pitch = size / lines;
  const fill = boardColor(palette);
  const left = centerX - size / 2;
  const top = centerY - size / 2;
  const rotation = random.pick([0, 45, -12, 12]);
  const lineX = (line: number) => left + pitch * (line + 0.5);
  const lineY = (line: number) => top + pitch * (line + 0.5);

  const board = (drop: number, color: string) =>
    rectangle(
      left - pitch * 0.4,
      top - pitch * 0.4 + drop,
      size + pitch * 0.8,
      size + pitch * 0.8,
      pitch * 0.3,
      color,
    );
  const grid = Array.from(
    { length: lines },
    (_, line) =>
      `M${decimal(lineX(line))} ${decimal(top + pitch * 0.5)}V${decimal(top + size - pitch * 0.5)}` +
      `M${decimal(left + pitch * 0.5)} ${decimal(lineY(line))}H${decimal(left + size - pitch * 0.5)}`,
  ).join("");
  const lineColor = mix(fill, pigment.ink, 0.5);
  const stars = starPoints.map(([x, y]) => circle(lineX(x), lineY(y), pitch * 0.08, lineColor));

  const special = third === pigment.paper ? pigment.shu : third;
  const stoneColor = (move: number) => {
    if (move === 7) return special;
    return move % 2 === 1 ? pigment.white : pigment.ink;
  };
  const stones = playGame(random).map(({ move, at: [x, y] }) =>
    token(lineX(x), lineY(y), pitch * 0.43, stoneColor(move), 0.16),
  );
  return group(
    `rotate(${rotation} ${decimal(centerX)} ${decimal(centerY)})`,
    board(pitch * 0.35, edge(fill, 0.4)) +
      board(0, fill) +
      stroke(grid, lineColor, pitch * 0.035) +
      stars.join("") +
      stones.join(""),
  );
};
