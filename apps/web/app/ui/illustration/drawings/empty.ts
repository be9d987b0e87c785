import { edge, pigment } from "../color.ts";
import { hexagonPoints, stagger } from "../geometry.ts";
import { cycle } from "../list.ts";
import { card, cube, cup, die, hexagonTile, piece } from "../pieces.ts";
import { circle, group, path, polygonOutline, rectangle, ring, stroke } from "../shapes.ts";
import { discSymbol } from "../symbol.ts";

export const emptyKinds = [
  "table",
  "reservation",
  "search",
  "passkey",
  "address",
  "lost",
  "error",
  "maintenance",
  "forbidden",
] as const;

export type EmptyKind = (typeof emptyKinds)[number];

const { ink, paper, cloth, yamabuki, shu, ai, toki, wood, woodDeep, woodLight, kinari, white } =
  pigment;

/** Neutral lines follow the theme of the page that uses the drawing. */
const themeLine = "var(--tk-illo-line,#B9AA8B)";
const dashes = 'stroke-dasharray="2 9" stroke-linecap="round"';

const dashed = (data: string) =>
  path(data, "none", `stroke="${themeLine}" stroke-width="3" ${dashes}`);

/** Four empty seats and a fallen pawn. Square, so that it can replace a zero. */
const table = () =>
  dashed(
    [
      [180, 12],
      [180, 228],
      [72, 120],
      [288, 120],
    ]
      .map(([x = 0, y = 0]) => `M${x - 24} ${y}a24 24 0 1 0 48 0a24 24 0 1 0-48 0`)
      .join(""),
  ) +
  circle(180, 127, 80, edge(wood, 0.4)) +
  circle(180, 120, 80, wood) +
  ring(180, 120, 71, edge(wood, 0.16), 2.5) +
  cup(212, 96, 16, paper, "#8FA957") +
  piece("pawn", 156, 132, 64, shu, -76) +
  die(208, 150, 28, 1, white, shu, { rotation: 16 });

const reservation = () =>
  dashed(
    "M64 120a26 26 0 1 0 52 0a26 26 0 1 0-52 0M244 120a26 26 0 1 0 52 0a26 26 0 1 0-52 0" +
      "M154 26a26 26 0 1 0 52 0a26 26 0 1 0-52 0M154 214a26 26 0 1 0 52 0a26 26 0 1 0-52 0",
  ) +
  circle(180, 126, 66, edge(wood, 0.4)) +
  circle(180, 120, 66, wood) +
  ring(180, 120, 58, edge(wood, 0.16), 2) +
  cup(204, 104, 13, paper, "#8FA957") +
  piece("tabito", 166, 124, 44, shu);

function search(): string {
  const back = rectangle(-25, -40, 50, 80, 5, "#1B6A57") + circle(0, 0, 12, yamabuki);
  const blank = discSymbol(0, 0, 22, kinari);
  const cards = [-1, 0, 1].map((slot) =>
    card(180 + slot * 78, 122 + Math.abs(slot) * 8, 66, 96, slot === 0 ? paper : cloth, {
      rotation: slot * 8,
      print: slot === 0 ? blank : back,
    }),
  );
  return (
    cards.join("") +
    ring(180, 116, 30, ink, 8) +
    stroke("M203 139L226 164", woodDeep, 12) +
    circle(180, 116, 26, "rgb(255 253 248 / .5)")
  );
}

const passkey = () =>
  hexagonTile(180, 116, 84, ai) +
  ring(158, 104, 24, yamabuki, 14) +
  stroke("M178 118L214 146M204 138L194 152M216 147L208 158", yamabuki, 13) +
  dashed("M40 206H320");

const address = () =>
  piece("house", 180, 112, 120, shu) +
  rectangle(166, 128, 28, 40, 4, paper) +
  piece("tree", 84, 150, 72, cloth) +
  piece("tree", 276, 154, 72, cloth) +
  piece("tree", 312, 170, 72, yamabuki) +
  dashed("M30 200H330");

/** A board with its middle tile missing and the pawn fallen off. */
function lost(): string {
  const colors = [cloth, yamabuki, shu, ai, toki];
  const tiles: string[] = [];
  for (let row = -1; row <= 1; row++) {
    for (let column = -2; column <= 2; column++) {
      const x = 180 + (column + stagger(row, 0.5)) * 66;
      const y = 112 + row * 57;
      if (column === 0 && row === 0) {
        tiles.push(polygonOutline(hexagonPoints(x, y, 34), themeLine, 3, dashes));
      } else if (row === 0 || column !== 2) {
        tiles.push(hexagonTile(x, y, 36, cycle(colors, column * 2 + row * 3 + 20)));
      }
    }
  }
  return tiles.join("") + piece("pawn", 300, 206, 52, shu, 90);
}

const error = () =>
  cube(110, 176, 34, shu) +
  cube(252, 182, 34, ai) +
  cube(180, 186, 34, yamabuki) +
  group("rotate(18 214 110)", cube(214, 116, 34, cloth)) +
  group("rotate(-24 140 96)", cube(140, 104, 34, toki)) +
  piece("banzai", 300, 170, 62, shu, -84);

const maintenance = () =>
  rectangle(60, 54, 240, 140, 12, edge(wood, 0.4)) +
  rectangle(60, 46, 240, 140, 12, wood) +
  rectangle(176, 46, 8, 140, 0, edge(wood, 0.3)) +
  group(
    "translate(180 116) rotate(-6)",
    rectangle(-74, -30, 148, 60, 10, paper) +
      circle(-34, 0, 9, shu) +
      circle(0, 0, 9, yamabuki) +
      circle(34, 0, 9, cloth),
  );

const forbidden = () =>
  path("M96 92H264L256 194Q255 204 245 204H115Q105 204 104 194Z", wood) +
  rectangle(84, 62, 192, 40, 8, edge(wood)) +
  rectangle(84, 56, 192, 40, 8, woodLight) +
  rectangle(170, 56, 20, 148, 0, shu) +
  circle(180, 130, 24, yamabuki) +
  circle(180, 124, 7, ink) +
  rectangle(176.5, 126, 7, 18, 3, ink);

const scenes: Record<EmptyKind, () => string> = {
  table,
  reservation,
  search,
  passkey,
  address,
  lost,
  error,
  maintenance,
  forbidden,
};

/** For an empty list or a failed page. */
export const empty = (kind: EmptyKind): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240" aria-hidden="true">` +
  `${scenes[kind]()}</svg>`;
