import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { deepened, edge } from "../ui/illustration/color.ts";
import { coverTraits } from "../ui/illustration/cover.ts";
import { oneOf } from "../ui/illustration/list.ts";
import { paletteIds, paletteOf } from "../ui/illustration/palettes.ts";

// For loaders only: the drawings this reads are too large for browsers.

type Covered = Pick<NewsSummary, "slug" | "cover">;

/** The color a cover lies on. */
export function coverGround({ slug, cover }: Covered): string {
  const pinned = cover?.palette ? oneOf(paletteIds, cover.palette) : undefined;
  return paletteOf(pinned ?? coverTraits(slug).palette).ground;
}

/** The same, darkened: the edge below a card that carries the cover. */
export const coverTone = (covered: Covered): string => edge(coverGround(covered));

/** The same once more, as dark as white text on it needs. */
export const coverDarkTone = (covered: Covered): string => deepened(coverTone(covered));
