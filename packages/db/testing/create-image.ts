import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface ImageOptions {
  id?: string;
  state?: "waiting" | "ready";
  altJa?: string;
  altEn?: string;
  createdAt?: Date;
}

/** A processed image without files; a test sets only what matters to it. */
export async function createImage(db: Kysely<DB>, options: ImageOptions = {}) {
  const { id = randomUUID(), state = "ready", altJa = "卓を囲む人たち", altEn = "" } = options;
  await db
    .insertInto("image")
    .values({
      id,
      state,
      media_type: "image/jpeg",
      byte_size: 120_000,
      width: 1_200,
      height: 800,
      placeholder: state === "ready" ? "YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==" : null,
      alt_ja: altJa,
      alt_en: altEn,
      ...(options.createdAt && { created_at: options.createdAt }),
    })
    .execute();
  return { id };
}
