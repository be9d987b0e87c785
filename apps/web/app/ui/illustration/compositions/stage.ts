import type { Palette } from "../palettes.ts";
import type { Random } from "../seed.ts";

/** The canvas of a composition. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The short side: everything is measured in shares of it, so any ratio works. */
  readonly unit: number;
  readonly centerX: number;
  readonly centerY: number;
  readonly random: Random;
  readonly palette: Palette;
  /** The prefix of every id, unique per slug, so that covers can share one document. */
  readonly id: string;
  /** Compositions append what belongs in `<defs>`. */
  readonly definitions: string[];
}

export type Composition = (stage: Stage) => string;

export const ratioOf = (stage: Stage): number => stage.width / stage.height;
