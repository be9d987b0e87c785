import { imagePath, imageSources, imageWidths } from "@takujo/contracts/content/image/image-path";
import type { NewsSummary } from "@takujo/contracts/generated/platform/types.gen";
import { artUrl, type CoverAddress } from "../../ui/icon/art-url.ts";
import type { CoverImage } from "../../ui/layout/cover.tsx";

type CoverSource = Pick<NewsSummary, "slug" | "cover">;
type Size = { w: number; h: number };

/** The uploaded picture, at least as wide as requested if there is such a width, or else the drawing. */
export function coverUrl({ slug, cover }: CoverSource, size: Size): string {
  const picture = cover?.picture;
  if (picture) return imagePath(picture.id, imageWidths.find((width) => width >= size.w) ?? 1600);
  return artUrl.cover(slug, { ...size, ...(cover as CoverAddress | null) });
}

/** To be spread over an `img`. With `sizes="auto"`, browsers choose the width of a lazy image by its layout. */
export function coverImage(item: CoverSource, size: Size): CoverImage {
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
