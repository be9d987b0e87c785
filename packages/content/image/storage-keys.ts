import { type ImageWidth, imageWidths } from "@takujo/contracts/content/image/image-path";
import type { Database } from "@takujo/runtime/database/database";
import type { Storage } from "@takujo/runtime/storage/storage";

/** Images consist of rows and files. */
export interface ImageParts {
  db: Database;
  storage: Storage;
}

/** The file as uploaded. It is never served. */
export const originalKey = (id: string) => `image/${id}/original`;
export const variantKey = (id: string, width: ImageWidth) => `image/${id}/${width}.webp`;

export const allKeys = (id: string) => [
  originalKey(id),
  ...imageWidths.map((width) => variantKey(id, width)),
];
