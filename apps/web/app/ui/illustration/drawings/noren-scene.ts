import { pigment } from "../color.ts";
import { mascotFigure } from "../mascots/index.ts";
import { circle, group, path, rectangle } from "../shapes.ts";
import { wordmarkBody } from "./brand.ts";

const { white, yamabuki, ai, aiDeep, wood, woodDeep, woodLight } = pigment;

const width = 640;
const slitColor = "#0A2E52";
const panelWidth = 132;
const panels = [56, 188, 320, 452];

/** Four lengths of cloth that move a little, in alternating directions. */
const cloth = () =>
  panels
    .map((left, index) => {
      const sway = index % 2 === 0 ? -6 : 6;
      return path(
        `M${left} 120h${panelWidth}v300q${sway} 14 0 28h-${panelWidth}q${-sway} -14 0 -28z`,
        ai,
      );
    })
    .join("");

const slits = () =>
  panels
    .slice(1)
    .map((x) => path(`M${x} 204l5 244h-10z`, slitColor))
    .join("");

const loops = () => [...panels, 584].map((x) => rectangle(x - 9, 76, 18, 54, 5, aiDeep)).join("");

/** The entrance: the shop's curtain, and two mascots who look out from behind it. The page is its background. */
export function norenScene(): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 860" `,
    `aria-hidden="true" preserveAspectRatio="xMidYMin slice">`,
    circle(320, 470, 210, yamabuki),
    group("translate(18 420) scale(1.06)", mascotFigure("koma")),
    group("translate(318 462) scale(.94)", mascotFigure("hako")),
    cloth(),
    group("translate(110 196) scale(2)", wordmarkBody(white)),
    slits(),
    rectangle(-2000, 88, 5000, 34, 0, woodDeep),
    rectangle(-2000, 82, 5000, 30, 0, wood),
    loops(),
    rectangle(-2000, 778, 5000, 90, 0, wood),
    rectangle(-2000, 778, 5000, 20, 0, woodLight),
    "</svg>",
  ].join("");
}
