import type { PaletteId } from "../palettes.ts";
import { type Figure, stand } from "./figure.ts";
import { fuda } from "./fuda.ts";
import { hako } from "./hako.ts";
import { kikko } from "./kikko.ts";
import { koma } from "./koma.ts";
import { sai } from "./sai.ts";
import { toki } from "./toki.ts";

export const mascotIds = ["koma", "sai", "fuda", "kikko", "toki", "hako"] as const;

export type MascotId = (typeof mascotIds)[number];

const figures: Record<MascotId, Figure> = { koma, sai, fuda, kikko, toki, hako };

export interface MascotTraits {
  readonly ja: string;
  readonly en: string;
  /** The component and the animal its name means. */
  readonly pun: string;
  /** Its own color: never a ground to stand on. */
  readonly color: PaletteId;
}

export const mascotTraits: Record<MascotId, MascotTraits> = {
  koma: { ja: "コマ", pun: "駒 × 狛犬", en: "Koma", color: "shu" },
  sai: { ja: "サイ", pun: "賽 × 犀", en: "Sai", color: "ai" },
  fuda: { ja: "フダ", pun: "札 × 狐", en: "Fuda", color: "yamabuki" },
  kikko: { ja: "キッコ", pun: "亀甲 × 亀", en: "Kikko", color: "tokiwa" },
  toki: { ja: "トキ", pun: "時 × 朱鷺", en: "Toki", color: "toki" },
  hako: { ja: "ハコ", pun: "箱 × 猫", en: "Hako", color: "sumi" },
};

/** Without its stand, to be set behind a table. */
export const mascotFigure = (id: MascotId): string => figures[id].draw();

/** `escapedTitle` is written into an attribute as it is. */
export function mascot(id: MascotId, escapedTitle = ""): string {
  const label = escapedTitle ? `aria-label="${escapedTitle}"` : 'aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 360" role="img" ${label}>` +
    `${stand(figures[id].standWidth)}${mascotFigure(id)}</svg>`
  );
}
