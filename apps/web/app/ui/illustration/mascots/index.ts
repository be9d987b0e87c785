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

/** Without its stand, to be placed behind a table. */
export const mascotFigure = (id: MascotId): string => figures[id].draw();

/** With its stand, to be placed in the open. */
export const standee = (id: MascotId): string => stand(figures[id].standWidth) + mascotFigure(id);

/** `escapedTitle` is written into an attribute unescaped. */
export function mascot(id: MascotId, escapedTitle = ""): string {
  const label = escapedTitle ? `aria-label="${escapedTitle}"` : 'aria-hidden="true"';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 360" role="img" ${label}>` +
    `${standee(id)}</svg>`
  );
}
