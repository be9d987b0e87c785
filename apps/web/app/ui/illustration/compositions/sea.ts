import { mix, pigment } from "../color.ts";
import { stagger } from "../geometry.ts";
import { firstOf } from "../palettes.ts";
import { piece } from "../pieces.ts";
import { circle, ring } from "../shapes.ts";
import type { Composition } from "./stage.ts";

const waterColors: readonly string[] = [pigment.ai, pigment.cloth, pigment.paper, pigment.sora];
const darkWaters: readonly string[] = [pigment.ai, pigment.cloth];
const sunColors: readonly string[] = [pigment.shu, pigment.yamabuki, pigment.paper];

/** The radius and opacity of each line of a wave. */
const waveLines = [
  [0.84, 0.9],
  [0.56, 0.5],
  [0.28, 0.28],
] as const;

export const sea: Composition = ({ random, palette, unit, width, height, centerX }) => {
  const water = firstOf(palette, (color) => waterColors.includes(color));
  const sunColor = firstOf(palette, (color) => sunColors.includes(color) && color !== water);
  const boatColor = firstOf(
    palette,
    (color) => color !== water && color !== sunColor && color !== palette.ground,
  );
  const sunRadius = unit * random.between(0.2, 0.27);
  const sunX = centerX + random.between(-0.22, 0.22) * width;
  const horizon = height * random.between(0.56, 0.64);
  const sunY = horizon - sunRadius * random.between(0.35, 0.75);

  const radius = unit * 0.12;
  const rows = Math.ceil((height - horizon) / (radius * 0.52)) + 1;
  const foam = darkWaters.includes(water) ? pigment.paper : mix(water, pigment.ink, 0.62);
  const boatRow = 1 + random.below(2);
  const boatColumn = Math.round(((sunX > centerX ? 0.3 : 0.68) * width) / (radius * 2));

  const wave = (x: number, y: number) =>
    circle(x, y, radius, water) +
    waveLines
      .map(([share, strength]) =>
        ring(x, y, radius * share, mix(water, foam, strength), radius * 0.085),
      )
      .join("");

  const shapes = [circle(sunX, sunY, sunRadius, sunColor)];
  for (let row = 0; row < rows; row++) {
    const y = horizon + row * radius * 0.52 + radius;
    for (let column = -1; column <= width / (radius * 2) + 1; column++) {
      const x = column * radius * 2 + stagger(row, radius);
      if (row === boatRow && column === boatColumn) {
        const tilt = random.sign() * 5;
        shapes.push(piece("boat", x + radius, y - radius * 1.35, radius * 2.9, boatColor, tilt));
      }
      shapes.push(wave(x, y));
    }
  }
  return shapes.join("");
};
