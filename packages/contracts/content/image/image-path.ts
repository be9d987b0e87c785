/** Widths in which images are encoded. A narrower picture keeps its own width. */
export const imageWidths = [480, 960, 1600] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Upload limit in bytes. */
export const largestImage = 15_000_000;

/** Where all of them are served. */
export const imageFolder = "/api/platform/v1/images/";

export const imagePath = (id: string, width: ImageWidth) => `${imageFolder}${id}/${width}.webp`;

/** For `srcset`: only widths that are larger than the one before in this picture. */
export const imageSources = (id: string, ownWidth: number) =>
  imageWidths
    .filter((_, index) => index === 0 || ownWidth > (imageWidths[index - 1] ?? 0))
    .map((width) => `${imagePath(id, width)} ${Math.min(width, ownWidth)}w`)
    .join(", ");
