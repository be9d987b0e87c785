import { decimal, rectangle } from "../shapes.ts";
import { asanoha, kikko } from "./lattice.ts";
import { kanoko, seigaiha, shippo } from "./round.ts";
import { ichimatsu, shima, tatami, uroko, yagasuri } from "./straight.ts";
import type { TileOf } from "./tile.ts";

export const wagaraKinds = [
  "asanoha",
  "seigaiha",
  "ichimatsu",
  "shippo",
  "kikko",
  "yagasuri",
  "kanoko",
  "tatami",
  "shima",
  "uroko",
] as const;

export type WagaraKind = (typeof wagaraKinds)[number];

const tiles: Record<WagaraKind, TileOf> = {
  asanoha,
  seigaiha,
  ichimatsu,
  shippo,
  kikko,
  yagasuri,
  kanoko,
  tatami,
  shima,
  uroko,
};

export interface WagaraOptions {
  readonly id: string;
  readonly color: string;
  /** Null for a transparent background. */
  readonly ground: string | null;
  readonly size?: number;
}

/** A `<pattern>` to fill with `url(#id)`. */
export function wagara(kind: WagaraKind, options: WagaraOptions): string {
  const { id, color, ground, size = 48 } = options;
  const { width, height, motif } = tiles[kind](size, color, ground);
  const backdrop = ground ? rectangle(0, 0, width, height, 0, ground) : "";
  return (
    `<pattern id="${id}" width="${decimal(width)}" height="${decimal(height)}" ` +
    `patternUnits="userSpaceOnUse">${backdrop}${motif}</pattern>`
  );
}
