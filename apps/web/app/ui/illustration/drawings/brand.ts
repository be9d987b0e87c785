import { pigment } from "../color.ts";
import { fivePips } from "../pieces.ts";
import { rectangle } from "../shapes.ts";

export interface MarkColors {
  readonly tile: string;
  readonly seat: string;
  readonly table: string;
}

export interface LockupColors extends MarkColors {
  readonly ink: string;
}

export const onPaper: LockupColors = {
  tile: pigment.cloth,
  seat: pigment.paper,
  table: pigment.yamabuki,
  ink: pigment.ink,
};

export const onCloth: LockupColors = {
  tile: pigment.yamabuki,
  seat: pigment.clothDeep,
  table: pigment.shu,
  ink: pigment.white,
};

/** The five of a die: one table and four seats. */
export const markBody = (
  x: number,
  y: number,
  size: number,
  { tile, seat, table }: MarkColors = onPaper,
): string =>
  rectangle(x, y, size, size, size * 0.23, tile) +
  fivePips(x + size / 2, y + size / 2, size, seat, table, {
    step: 0.27,
    seat: 0.085,
    table: 0.175,
  });

export const mark = (colors: MarkColors = onPaper): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" role="img" aria-label="Takujo">` +
  `${markBody(0, 0, 48, colors)}</svg>`;

/** 卓上 from bars and one ring: the 日 inside 卓 is the round table. */
export const wordmarkBody = (fill: string): string =>
  `<g fill="${fill}"><path d="M43 0h14v11h25v12.5H57V32H43z"/>` +
  `<path fill-rule="evenodd" d="M50 28a23 23 0 1 1 0 46a23 23 0 1 1 0-46Z` +
  `M39.2 45.6A11.4 11.4 0 0 1 60.8 45.6ZM39.2 56.4A11.4 11.4 0 0 0 60.8 56.4Z"/>` +
  `<path d="M4 77h92v12.5H57V100H43V89.5H4z"/></g><g fill="${fill}" transform="translate(110 0)">` +
  `<path d="M42 0h14v33h31v12.5H56v41h40V100H4V86.5h38z"/></g>`;

export const wordmark = (fill = "currentColor"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 100" role="img" aria-label="卓上">` +
  `${wordmarkBody(fill)}</svg>`;

export const lockup = (colors: LockupColors = onPaper): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 356 112" role="img" ` +
  `aria-label="卓上 Takujo">${markBody(0, 0, 112, colors)}` +
  `<g transform="translate(140 6)">${wordmarkBody(colors.ink)}</g></svg>`;

/** Full bleed, with the mark inside the safe zone of every icon mask. */
export const maskableIcon = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
  `<rect width="512" height="512" fill="${onPaper.tile}"/>${markBody(86, 86, 340)}</svg>`;
