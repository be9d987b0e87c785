import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { deepened, edge } from "../../ui/illustration/color.ts";
import { coverTraits } from "../../ui/illustration/drawings/cover.ts";
import { oneOf } from "../../ui/illustration/list.ts";
import { paletteIds, paletteOf } from "../../ui/illustration/palettes.ts";

// On the server, because the drawings this reads are too large for browsers.

type CoverSource = Pick<NewsSummary, "slug" | "cover">;

/** The background color of a cover. */
export function coverGround({ slug, cover }: CoverSource): string {
  const pinned = cover?.palette ? oneOf(paletteIds, cover.palette) : undefined;
  return paletteOf(pinned ?? coverTraits(slug).palette).ground;
}

/** Darkened, for the lower edge of a card with the cover. */
export const coverTone = (covered: CoverSource): string => edge(coverGround(covered));

/** Dark enough for white text. */
export const coverDarkTone = (covered: CoverSource): string => deepened(coverTone(covered));
