import type { Point } from "./geometry.ts";

/** Two decimals: less than a screen pixel at every size the drawings are shown. */
export const decimal = (value: number): string => (Math.round(value * 100) / 100).toString();

export function place(x: number, y: number, rotation = 0, scale = 1): string {
  const rotate = rotation ? ` rotate(${decimal(rotation)})` : "";
  const resize = scale !== 1 ? ` scale(${decimal(scale)})` : "";
  return `translate(${decimal(x)} ${decimal(y)})${rotate}${resize}`;
}

export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${fill}"/>`;

export const ring = (
  x: number,
  y: number,
  radius: number,
  color: string,
  width: number,
  fill = "none",
): string =>
  `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius)}" fill="${fill}" ` +
  `stroke="${color}" stroke-width="${decimal(width)}"/>`;

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  transform = "",
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${radiusX}" ry="${radiusY}" fill="${fill}"` +
  `${transform ? ` transform="${transform}"` : ""}/>`;

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  cornerRadius: number,
  fill: string,
): string =>
  `<rect x="${decimal(x)}" y="${decimal(y)}" width="${decimal(width)}" ` +
  `height="${decimal(height)}" rx="${decimal(cornerRadius)}" fill="${fill}"/>`;

/** `attributes`, here and below, are written unescaped. */
export const path = (data: string, fill: string, attributes = ""): string =>
  `<path d="${data}" fill="${fill}"${attributes && ` ${attributes}`}/>`;

const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${decimal(x)},${decimal(y)}`).join(" ");

export const polygon = (points: readonly Point[], fill: string): string =>
  `<polygon points="${pointList(points)}" fill="${fill}"/>`;

export const polygonOutline = (
  points: readonly Point[],
  color: string,
  width: number,
  attributes: string,
): string =>
  `<polygon points="${pointList(points)}" fill="none" stroke="${color}" ` +
  `stroke-width="${decimal(width)}" ${attributes}/>`;

export const stroke = (data: string, color: string, width: number): string =>
  `<path d="${data}" fill="none" stroke="${color}" stroke-width="${decimal(width)}" ` +
  `stroke-linecap="round" stroke-linejoin="round"/>`;
