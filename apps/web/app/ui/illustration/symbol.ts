import { hexagonPoints } from "./geometry.ts";
import { fivePips } from "./pieces.ts";
import { circle, decimal, group, path, place, polygon, stroke } from "./shapes.ts";
import { silhouettes } from "./silhouettes.ts";

type DrawSymbol = (x: number, y: number, size: number, fill: string) => string;

export const discSymbol: DrawSymbol = (x, y, size, fill) => circle(x, y, size * 0.42, fill);

const triangle: DrawSymbol = (x, y, size, fill) =>
  polygon(
    [
      [x, y - size * 0.44],
      [x + size * 0.46, y + size * 0.36],
      [x - size * 0.46, y + size * 0.36],
    ],
    fill,
  );

const hexagon: DrawSymbol = (x, y, size, fill) => polygon(hexagonPoints(x, y, size * 0.46), fill);

const wave: DrawSymbol = (x, y, size, fill) =>
  [-1, 0, 1]
    .map((row) => {
      const start = `M${decimal(x - size * 0.42)} ${decimal(y + row * size * 0.28)}`;
      const crest = `q${decimal(size * 0.21)} ${decimal(-size * 0.24)} ${decimal(size * 0.42)} 0`;
      return stroke(`${start}${crest}t${decimal(size * 0.42)} 0`, fill, size * 0.1);
    })
    .join("");

export const moonSymbol: DrawSymbol = (x, y, size, fill) => {
  const outer = decimal(size * 0.42);
  const inner = decimal(size * 0.34);
  const tip = `${decimal(x + size * 0.12)} ${decimal(y - size * 0.42)}`;
  const otherTip = `${decimal(x + size * 0.42)} ${decimal(y + size * 0.14)}`;
  return path(`M${tip}A${outer} ${outer} 0 1 0 ${otherTip}A${inner} ${inner} 0 0 1 ${tip}Z`, fill);
};

const gem: DrawSymbol = (x, y, size, fill) =>
  polygon(
    [
      [x, y - size * 0.46],
      [x + size * 0.36, y],
      [x, y + size * 0.46],
      [x - size * 0.36, y],
    ],
    fill,
  );

const banzai: DrawSymbol = (x, y, size, fill) =>
  group(place(x, y, 0, size / 100), silhouettes.banzai(fill));

const five: DrawSymbol = (x, y, size, fill) => fivePips(x, y, size, fill, fill);

/** The order matters for every drawing: cards and tracks pick by position. */
export const symbols: readonly DrawSymbol[] = [
  discSymbol,
  triangle,
  hexagon,
  wave,
  moonSymbol,
  gem,
  banzai,
  five,
];
