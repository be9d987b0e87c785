import { type ImageWidth, imageWidths } from "@takujo/contracts/platform/image-path";

/** As it was sent. Nobody is ever given it. */
export const originalKey = (id: string) => `image/${id}/original`;
export const drawnKey = (id: string, width: ImageWidth) => `image/${id}/${width}.webp`;

export const allKeys = (id: string) => [
  originalKey(id),
  ...imageWidths.map((width) => drawnKey(id, width)),
];
