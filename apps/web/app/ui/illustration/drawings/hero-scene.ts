import { pigment } from "../color.ts";
import { type MascotId, mascotFigure } from "../mascots/index.ts";
import { die } from "../pieces.ts";
import { circle, group, path, place, rectangle, stroke } from "../shapes.ts";
import { silhouettes } from "../silhouettes.ts";

const { ink, paper, white, cloth, yamabuki, shu, ai, aiDeep, toki, wood, woodLight } = pigment;

const tableTop = 556;

const sit = (id: MascotId, x: number, y: number, scale: number) =>
  group(`${place(x, y)} scale(${scale})`, mascotFigure(id));

const set = (x: number, thing: string) => group(`translate(${x} ${tableTop})`, thing);

const steamingCup = () =>
  stroke("M-8-66q-7-9 0-18t0-18M8-66q-7-9 0-18t0-18", "rgb(255 253 248 / .55)", 4) +
  path("M-24-54H24L19-8C18-3 15 0 10 0H-10C-15 0-18-3-19-8Z", ai) +
  rectangle(-26, -58, 52, 10, 5, aiDeep) +
  circle(0, -26, 8, paper);

const stack = (colors: readonly string[]) =>
  colors
    .map((color, level) => rectangle(-24 + (level % 2) * 4, -13 * (level + 1), 48, 12, 4, color))
    .join("");

const onTheTable = () =>
  set(70, steamingCup()) +
  set(128, stack([shu, yamabuki, paper])) +
  set(292, die(0, -23, 46, 3, white, ink, { thickness: 0 })) +
  set(346, die(0, -18, 36, 5, yamabuki, ink, { accent: cloth, thickness: 0 })) +
  set(600, group("translate(0 -28)", group("scale(.56)", silhouettes.tabito(cloth)))) +
  set(800, stack([toki, cloth, white, shu])) +
  set(848, group("translate(0 -23)", group("scale(.48)", silhouettes.pawn(yamabuki))));

/** The wood extends far past the picture, for pages that let it overflow. */
const table = () =>
  `<rect x="-2000" y="${tableTop}" width="5000" height="600" fill="var(--tk-wood,${wood})"/>` +
  `<rect x="-2000" y="${tableTop}" width="5000" height="26" ` +
  `fill="var(--tk-wood-hi,${woodLight})"/>`;

/** The six mascots, three behind and three in front; the table hides their feet. */
export function heroScene({ hasMoon = true } = {}): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 ${tableTop + 44}" `,
    `aria-hidden="true" preserveAspectRatio="xMidYMax meet">`,
    hasMoon ? circle(452, 300, 262, paper) : "",
    sit("sai", 226, 58, 1.4),
    sit("toki", -14, 150, 1.2),
    sit("fuda", 486, 84, 1.34),
    sit("kikko", 128, 268, 1.1),
    sit("koma", 306, 236, 1.2),
    sit("hako", 590, 300, 0.86),
    onTheTable(),
    table(),
    "</svg>",
  ].join("");
}

/** Three of them, for narrow screens. Whatever is below the picture hides their feet. */
export function trioScene(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 290 276" aria-hidden="true">`,
    circle(140, 152, 118, paper),
    sit("sai", 28, 24, 0.72),
    sit("hako", -14, 122, 0.44),
    sit("koma", 118, 94, 0.52),
    "</svg>",
  ].join("");
}
