import type { Image } from "@takujo/contracts/content/image/image";
import type { ImageRow } from "./queries.ts";

export function presentImage(row: ImageRow): Image {
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
