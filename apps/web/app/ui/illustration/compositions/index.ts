import { bigDie } from "./big-die.ts";
import { crowd } from "./crowd.ts";
import { cubes } from "./cubes.ts";
import { fan } from "./fan.ts";
import { glass } from "./glass.ts";
import { goban } from "./goban.ts";
import { hanafuda } from "./hanafuda.ts";
import { island } from "./island.ts";
import { mosaic } from "./mosaic.ts";
import { mountain } from "./mountain.ts";
import { portrait } from "./portrait.ts";
import { sea } from "./sea.ts";
import type { Composition } from "./stage.ts";
import { table } from "./table.ts";
import { track } from "./track.ts";

/** The order decides which slug gets which drawing: append only with a new address version. */
export const compositionIds = [
  "island",
  "bigdie",
  "crowd",
  "fan",
  "track",
  "goban",
  "cubes",
  "sea",
  "table",
  "mosaic",
  "portrait",
  "hanafuda",
  "mountain",
  "glass",
] as const;

export type CompositionId = (typeof compositionIds)[number];

const withEquipment: readonly CompositionId[] = ["bigdie", "fan", "goban", "hanafuda"];

/**
 * Compositions for generated covers. Dice, cards and go boards would suggest a game that is not played: only editors choose
 * those.
 */
export const openCompositionIds = compositionIds.filter((id) => !withEquipment.includes(id));

export const compositions: Record<CompositionId, Composition> = {
  island,
  bigdie: bigDie,
  crowd,
  fan,
  track,
  goban,
  cubes,
  sea,
  table,
  mosaic,
  portrait,
  hanafuda,
  mountain,
  glass,
};
