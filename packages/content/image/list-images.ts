import type { ImageList, ImageListQuery } from "@takujo/contracts/content/image";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { presentImage } from "./present.ts";
import { selectImages } from "./queries.ts";

export async function listImages(
  db: Database,
  { after, state, limit }: ImageListQuery,
): Promise<ImageList> {
  const rows = await selectImages(db, {
    ...readCursor(after),
    state: state ?? null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items: shown.map(presentImage), next: last ? writeCursor(last) : null };
}
