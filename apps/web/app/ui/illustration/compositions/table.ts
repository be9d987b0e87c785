import { edge, mix, pigment } from "../color.ts";
import type { Point } from "../geometry.ts";
import { cycle } from "../list.ts";
import { mainColors, type Palette } from "../palettes.ts";
import { card, cup, hexagonTile, piece, token } from "../pieces.ts";
import { circle, group, place, ring } from "../shapes.ts";
import type { Composition } from "./stage.ts";

// The imprecise factors for turns and degrees are part of the published drawings.
const turn = 6.283;
const degrees = 57.3;

/** Hexagon board in the middle, in units of 1.8 tile radii. */
const boardCells: readonly Point[] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0.5, 0.866],
  [-0.5, 0.866],
  [0.5, -0.866],
  [-0.5, -0.866],
];

const tableColor = ({ id }: Palette): string =>
  id === "kurumi"
    ? pigment.kinari
    : mix(pigment.wood, pigment.white, id === "yamabuki" ? 0.34 : 0.1);

function hand(size: number, middleColor: string): string {
  return [-1, 0, 1]
    .map((slot) =>
      card(
        slot * size * 0.1,
        Math.abs(slot) * size * 0.015,
        size * 0.15,
        size * 0.21,
        slot === 0 ? middleColor : pigment.paper,
        { rotation: slot * 14 },
      ),
    )
    .join("");
}

/** A round table from above: seats, a board, and alternating hands and tea. */
export const table: Composition = ({ random, palette, unit, centerX, centerY }) => {
  const [first, , third] = palette.pieces;
  const seats = 4 + random.below(3);
  const radius = unit * 0.355;
  const top = tableColor(palette);
  const seatColors = palette.pieces.filter((color) => color !== top);
  const start = random.next() * 6.28;
  const angles = Array.from({ length: seats }, (_, seat) => start + (seat * turn) / seats);

  const stools = angles.map((angle, seat) =>
    token(
      centerX + Math.cos(angle) * radius * 1.26,
      centerY + Math.sin(angle) * radius * 1.26,
      radius * 0.27,
      cycle(seatColors, seat),
      0.2,
    ),
  );
  const tabletop =
    circle(centerX, centerY + radius * 0.07, radius, edge(top, 0.4)) +
    circle(centerX, centerY, radius, top) +
    ring(centerX, centerY, radius * 0.9, mix(top, pigment.ink, 0.18), radius * 0.02);

  const tileColors = random.shuffle(mainColors(palette));
  const tileRadius = radius * 0.2;
  const board = boardCells.map(([across, down]) =>
    hexagonTile(
      centerX + across * tileRadius * 1.8,
      centerY + down * tileRadius * 1.8,
      tileRadius,
      cycle(tileColors, Math.round(across * 2 + down * 3) + 8),
    ),
  );
  const pieceColor = first === tileColors[0] ? third : first;
  const figure = piece("tabito", centerX, centerY - tileRadius * 0.25, tileRadius * 2, pieceColor);

  const settings = angles.map((angle, seat) => {
    const reach = (share: number): Point => [
      centerX + Math.cos(angle) * radius * share,
      centerY + Math.sin(angle) * radius * share,
    ];
    if (seat % 2 === 0) {
      const [x, y] = reach(0.73);
      return group(place(x, y, angle * degrees + 90), hand(radius, cycle(seatColors, seat)));
    }
    const [x, y] = reach(0.74);
    const tea = mix(pigment.wakakusa, pigment.cloth, 0.25);
    return cup(x, y, radius * 0.1, pigment.paper, tea);
  });
  return [...stools, tabletop, ...board, figure, ...settings].join("");
};
