import { decimal, path, polygon, rectangle } from "../shapes.ts";
import type { TileOf } from "./tile.ts";

/** Checks. */
export const ichimatsu: TileOf = (size, color) => {
  const half = size / 2;
  return {
    width: size,
    height: size,
    motif: rectangle(0, 0, half, half, 0, color) + rectangle(half, half, half, half, 0, color),
  };
};

/** Arrow feathers. */
export const yagasuri: TileOf = (size, color) => {
  const width = size * 0.7;
  const height = size * 1.2;
  const quarter = decimal(width / 4);
  const back = decimal(-width / 4);
  const slant = decimal(width * 0.45);
  const slantBack = decimal(-(width * 0.45));

  const feather = (x: number, y: number) =>
    path(
      `M${decimal(x)} ${decimal(y)}l${quarter} ${slant}l${quarter} ${slantBack}` +
        `v${decimal(height / 2)}l${back} ${slant}l${back} ${slantBack}z`,
      color,
    );
  const motif =
    feather(0, -height * 0.02) +
    feather(width / 2, height * 0.5) +
    feather(width / 2, height * -0.5) +
    feather(0, height * 0.98);
  return { width, height, motif };
};

/** Mats laid so that no four corners meet. */
export const tatami: TileOf = (size, color) => {
  const long = size;
  const short = size / 2;
  const inset = size * 0.02;
  const mat = (x: number, y: number, width: number, height: number) =>
    `<rect x="${decimal(x + inset)}" y="${decimal(y + inset)}" ` +
    `width="${decimal(width - size * 0.04)}" height="${decimal(height - size * 0.04)}" ` +
    `rx="${decimal(size * 0.03)}" fill="none" stroke="${color}" ` +
    `stroke-width="${decimal(size * 0.035)}"/>`;
  const motif =
    mat(0, 0, long, short) +
    mat(long, 0, short, long) +
    mat(0, short, short, long) +
    mat(short, short, short, short) +
    mat(short, long, long, short);
  return { width: size * 1.5, height: size * 1.5, motif };
};

/** Stripes, one thick and one thin. */
export const shima: TileOf = (size, color) => ({
  width: size / 2,
  height: size / 2,
  motif:
    rectangle(0, 0, size * 0.16, size / 2, 0, color) +
    rectangle(size * 0.24, 0, size * 0.04, size / 2, 0, color),
});

/** Scales. */
export const uroko: TileOf = (size, color) => {
  const height = size * 0.866;
  const triangle = polygon(
    [
      [0, height],
      [size / 2, 0],
      [size, height],
    ],
    color,
  );
  return { width: size, height, motif: triangle };
};
