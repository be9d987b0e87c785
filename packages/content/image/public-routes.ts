import { createRoute, z } from "@hono/zod-openapi";
import { createApi, problemResponses } from "@takujo/runtime/http/api";
import { readImageVariant } from "./read-image-variant.ts";
import type { ImageParts } from "./storage-keys.ts";

const read = createRoute({
  method: "get",
  path: "/images/{imageId}/{file}",
  operationId: "readImageFile",
  tags: ["image"],
  request: { params: z.object({ imageId: z.string(), file: z.string() }) },
  responses: {
    200: {
      description: "An image in one of its widths, such as 960.webp",
      content: { "image/webp": { schema: { type: "string", format: "binary" } } },
    },
    ...problemResponses,
  },
});

/**
 * Public. A file never changes under its address, but photos of people may be removed, so only browsers cache them, for minutes.
 */
export function imageRoutes(parts: ImageParts) {
  return createApi().openapi(read, async (c) => {
    const { imageId, file } = c.req.valid("param");
    const { bytes, isPhoto } = await readImageVariant(parts, imageId, file);
    return c.body(new Uint8Array(bytes), 200, {
      "content-type": "image/webp",
      "cache-control": isPhoto ? "private, max-age=300" : "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });
}
