import { circle, path } from "./shapes.ts";

export type Silhouette = (fill: string) => string;

export const pieceKinds = [
  "banzai",
  "tabito",
  "pawn",
  "house",
  "tree",
  "boat",
  "shogi",
  "gem",
  "drop",
] as const;

export type PieceKind = (typeof pieceKinds)[number];

/** Only the kimono, so that a portrait can add its own head. */
export const kimono =
  "M-12-17L-37-10C-44-8-48-4-48 3L-48 22C-48 27-45 29-41 28L-28 25.5C-25 25-23.6 23-23 20L-20.5 7" +
  "C-21 22-26 35-32 42C-35.5 46-33.5 50-28 50L28 50C33.5 50 35.5 46 32 42C26 35 21 22 20.5 7L23 20" +
  "C23.6 23 25 25 28 25.5L41 28C45 29 48 27 48 22L48 3C48-4 44-8 37-10L12-17Z";

const armsUp =
  "M-10-14C-20-15-29-20-36-29C-41-36-50-32-50-25C-50-20-47-15-44-11C-38-2-30 5-20 10" +
  "C-20 22-25 33-31 41C-35 46-32 50-27 50L-9 50C-5 50-4 47-3.5 43C-2.8 38-2 35 0 35" +
  "C2 35 2.8 38 3.5 43C4 47 5 50 9 50L27 50C32 50 35 46 31 41C25 33 20 22 20 10" +
  "C30 5 38-2 44-11C47-15 50-20 50-25C50-32 41-36 36-29C29-20 20-15 10-14Z";

const robe = "M-9-12C-10 8-17 22-29 31C-35 36-34 46-25 46L25 46C34 46 35 36 29 31C17 22 10 8 9-12Z";

const house =
  "M0-44L42-8C45-5 44 0 40 0L36 0L36 38C36 42 33 45 29 45L-29 45C-33 45-36 42-36 38L-36 0L-40 0" +
  "C-44 0-45-5-42-8Z";

const tree =
  "M0-46L26-8C28-5 27-3 24-3L20-3L36 22C38 26 37 28 33 28L8 28L8 42C8 45 6 47 3 47L-3 47" +
  "C-6 47-8 45-8 42L-8 28L-33 28C-37 28-38 26-36 22L-20-3L-24-3C-27-3-28-5-26-8Z";

const boat =
  "M-3-46C10-40 30-18 32 8L-3 8ZM-8-30L-8 8L-34 8C-32-8-22-22-8-30Z" +
  "M-46 16L46 16C44 34 34 44 20 44L-20 44C-34 44-44 34-46 16Z";

/** Our own shapes in a 100×100 box around 0,0. Add no game-piece silhouettes from elsewhere: some are trademarks. */
export const silhouettes: Record<PieceKind, Silhouette> = {
  banzai: (fill) => circle(0, -32, 17, fill) + path(armsUp, fill),
  tabito: (fill) => circle(0, -32, 17, fill) + path(kimono, fill),
  pawn: (fill) => circle(0, -26, 20, fill) + path(robe, fill),
  house: (fill) => path(house, fill),
  tree: (fill) => path(tree, fill),
  boat: (fill) => path(boat, fill),
  shogi: (fill) =>
    path("M0-46L26-35L36 40C36 44 34 46 30 46L-30 46C-34 46-36 44-36 40L-26-35Z", fill),
  gem: (fill) => path("M0-44L38-6L0 44L-38-6Z", fill),
  drop: (fill) => circle(0, 14, 30, fill) + path("M0-46L27 2L-27 2Z", fill),
};
