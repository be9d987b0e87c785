import { type ImageWidth, imageWidths } from "@takujo/contracts/content/image-path";

/** The file as uploaded. It is never served. */
export const originalKey = (id: string) => `image/${id}/original`;
export const variantKey = (id: string, width: ImageWidth) => `image/${id}/${width}.webp`;

export const allKeys = (id: string) => [
  originalKey(id),
  ...imageWidths.map((width) => variantKey(id, width)),
];
