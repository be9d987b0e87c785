import { edge, pigment } from "../color.ts";
import type { Point } from "../geometry.ts";
import { cycle } from "../list.ts";
import { firstOf } from "../palettes.ts";
import { piece } from "../pieces.ts";
import { circle, decimal, path, polygon, rectangle } from "../shapes.ts";
import type { PieceKind } from "../silhouettes.ts";
import type { Composition } from "./stage.ts";

const rockColors: readonly string[] = [pigment.ai, pigment.cloth, pigment.ink, pigment.shu];
const sunColors: readonly string[] = [pigment.shu, pigment.yamabuki, pigment.paper];
const snow = pigment.paper;

function snowCap(peakX: number, top: number, unit: number, slope: number): string {
  const hem = top + unit * 0.17;
  const half = (hem - top) * slope + unit * 0.05;
  const jags: Point[] = [
    [peakX + half, hem],
    [peakX + half * 0.52, hem - unit * 0.05],
    [peakX + half * 0.2, hem + unit * 0.02],
    [peakX - half * 0.18, hem - unit * 0.045],
    [peakX - half * 0.6, hem + unit * 0.015],
    [peakX - half, hem],
  ];
  const summit = `M${decimal(peakX - unit * 0.05)} ${decimal(top)}H${decimal(peakX + unit * 0.05)}`;
  return path(`${summit}${jags.map(([x, y]) => `L${decimal(x)} ${decimal(y)}`).join("")}Z`, snow);
}

function inhabitant(luck: number): PieceKind {
  if (luck < 0.55) return "tree";
  return luck < 0.75 ? "house" : "tabito";
}

export const mountain: Composition = ({ random, palette, unit, width, height, centerX }) => {
  const rock = firstOf(palette, (color) => rockColors.includes(color));
  const sun = firstOf(palette, (color) => sunColors.includes(color) && color !== rock);
  const used = [rock, sun, palette.ground, snow];
  const field = palette.pieces.find((color) => !used.includes(color)) ?? palette.pieces[3];

  const peakX = centerX + random.between(-0.1, 0.1) * width;
  const top = height * random.between(0.2, 0.28);
  const base = height * 0.86;
  const sunX = peakX + random.sign() * unit * random.between(0.24, 0.36);
  const slope = random.between(0.78, 0.95);
  const half = (base - top) * slope;

  const shapes = [
    circle(sunX, top + unit * 0.12, unit * 0.13, sun),
    polygon(
      [
        [peakX - unit * 0.05, top],
        [peakX + unit * 0.05, top],
        [peakX + half, base + 2],
        [peakX - half, base + 2],
      ],
      rock,
    ),
    snowCap(peakX, top, unit, slope),
    rectangle(-2, base - unit * 0.02, width + 4, height - base + unit * 0.04, 0, edge(field)),
    rectangle(-2, base, width + 4, height - base + 4, 0, field),
  ];

  const colors = [...palette.pieces.filter((color) => color !== field && color !== rock), snow];
  let settled = 0;
  for (let x = unit * 0.07; x < width; x += unit * random.between(0.13, 0.19)) {
    const kind = inhabitant(random.next());
    const rise = kind === "tree" ? 0.075 : 0.06;
    const size = kind === "tree" ? 0.19 : 0.15;
    shapes.push(piece(kind, x, base - unit * rise, unit * size, cycle(colors, settled++)));
  }
  return shapes.join("");
};
