import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { artUrl, type CoverAddress } from "../ui/art-url.ts";

type Covered = Pick<NewsSummary, "slug" | "cover">;

export function coverUrl({ slug, cover }: Covered, size: { w: number; h: number }): string {
  return artUrl.cover(slug, { ...size, ...(cover as CoverAddress | null) });
}
