import type { Image } from "@takujo/contracts/content/image";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentImage } from "./present.ts";
import { selectImage } from "./queries.ts";

/** Of the library: a photo of people at an event is shown at its event only. */
export async function readImage(db: Database, id: string): Promise<Image> {
  const [row] = await selectImage(db, { id });
  if (!row || row.is_photo) throw new DomainError("not-found");
  return presentImage(row);
}
