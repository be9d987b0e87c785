import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { createApi } from "@takujo/runtime/http/api";
import { z } from "zod";
import { readIcon } from "./profile-icon.ts";

const extension = ".webp";

/** Public, because icons appear beside names. A picture never changes under its id. */
export function iconRoutes(db: Database) {
  return createApi().get("/icons/:file", async (c) => {
    const file = c.req.param("file");
    const id = z.uuid().safeParse(file.slice(0, -extension.length)).data;
    if (!id || !file.endsWith(extension)) throw new DomainError("not-found");
    const bytes = await readIcon(db, id);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });
}
