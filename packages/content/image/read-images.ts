import type {
  Image,
  ImageAlt,
  ImageList,
  ImageListQuery,
} from "@takujo/contracts/content/image/image";
import { insertAuditEntry } from "@takujo/runtime/audit/queries";
import { readCursor, writeCursor } from "@takujo/runtime/cursor";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type ImageRow, selectImage, selectImages, updateAlt } from "./queries.ts";

export function describeImage(
  db: Database,
  adminId: string,
  { id, ja, en }: ImageAlt & { id: string },
): Promise<Image> {
  return db.transaction().execute(async (transaction) => {
    const [before] = await selectImage(transaction, { id });
    if (!before || before.is_photo) throw new DomainError("not-found");
    await updateAlt(transaction, { id, ja, en });
    await insertAuditEntry(transaction, {
      actorId: adminId,
      action: "image.describe",
      subject: { kind: "image", id },
      before: { ja: before.alt_ja, en: before.alt_en },
      after: { ja, en },
    });
    return presentImage({ ...before, alt_ja: ja, alt_en: en });
  });
}

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

/** Of the library: a photo of people at an event is shown at its event only. */
export async function readImage(db: Database, id: string): Promise<Image> {
  const [row] = await selectImage(db, { id });
  if (!row || row.is_photo) throw new DomainError("not-found");
  return presentImage(row);
}

function presentImage(row: ImageRow): Image {
  return {
    id: row.id,
    state: row.state as Image["state"],
    mediaType: row.media_type,
    byteSize: row.byte_size,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    altJa: row.alt_ja,
    altEn: row.alt_en,
    refusal: row.refusal,
    createdAt: row.created_at.toISOString(),
  };
}
