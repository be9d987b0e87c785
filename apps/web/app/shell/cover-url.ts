import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { imagePath, imageSources, imageWidths } from "@takujo/contracts/platform/image-path";
import { artUrl, type CoverAddress } from "../ui/art-url.ts";
import type { CoverImage } from "../ui/cover.tsx";

type Covered = Pick<NewsSummary, "slug" | "cover">;
type Size = { w: number; h: number };

/** One address: the uploaded picture, at least as wide as asked for where there is such a width, or the drawing. */
export function coverUrl({ slug, cover }: Covered, size: Size): string {
  const picture = cover?.picture;
  if (picture) return imagePath(picture.id, imageWidths.find((width) => width >= size.w) ?? 1600);
  return artUrl.cover(slug, { ...size, ...(cover as CoverAddress | null) });
}

/** To be spread over an `img`. Browsers that can measure a lazy one choose the width by its place on the page. */
export function coverImage(item: Covered, size: Size): CoverImage {
  const src = coverUrl(item, size);
  const picture = item.cover?.picture;
  if (!picture) return { src, alt: "" };
  return {
    src,
    srcSet: imageSources(picture.id, picture.width),
    sizes: "auto, 100vw",
    alt: picture.alt,
  };
}
