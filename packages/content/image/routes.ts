import { createRoute, z } from "@hono/zod-openapi";
import {
  imageAltSchema,
  imageListQuerySchema,
  imageListSchema,
  imageReceiptSchema,
  imageSchema,
  imageUploadQuerySchema,
} from "@takujo/contracts/content/image/image";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { describeImage, listImages, readImage } from "./read-images.ts";
import { removeImage } from "./remove-image.ts";
import type { ImageParts } from "./storage-keys.ts";
import { uploadImage } from "./store-image.ts";

const tags = ["image"];
const params = z.object({ imageId: z.uuid() });

const upload = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/images",
  ...forStaff.everywhere("content"),
  operationId: "uploadImage",
  tags,
  request: {
    query: imageUploadQuerySchema,
    body: {
      required: true,
      content: {
        "application/octet-stream": { schema: { type: "string", format: "binary" } },
      },
    },
  },
  responses: {
    201: jsonContent("The image waits to be drawn anew", imageReceiptSchema),
    ...problemResponses,
  },
});

const list = createRoute({
  method: "get",
  path: "/images",
  ...forStaff.byEvent("content", "events"),
  operationId: "listImages",
  tags,
  request: { query: imageListQuerySchema },
  responses: { 200: jsonContent("Images, newest first", imageListSchema), ...problemResponses },
});

const read = createRoute({
  method: "get",
  path: "/images/{imageId}",
  ...forStaff.byEvent("content", "events"),
  operationId: "readImage",
  tags,
  request: { params },
  responses: { 200: jsonContent("One image", imageSchema), ...problemResponses },
});

const describe = createRoute({
  method: "put",
  path: "/images/{imageId}/alt",
  ...forStaff.everywhere("content"),
  operationId: "describeImage",
  tags,
  request: { params, body: jsonBody(imageAltSchema) },
  responses: { 200: jsonContent("The image as it is now", imageSchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/images/{imageId}",
  ...forStaff.everywhere("content"),
  operationId: "removeImage",
  tags,
  request: { params },
  responses: { 204: { description: "The image is no more" }, ...problemResponses },
});

/** Mounted below `/authorized/admin`. */
export function adminImageRoutes(parts: ImageParts) {
  const { db } = parts;
  return createApi<BearerVariables>()
    .openapi(upload, async (c) => {
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const { userId } = c.get("bearer");
      const sent = { ...c.req.valid("query"), bytes };
      return c.json(await uploadImage(parts, claimOf(c), userId, sent), 201);
    })
    .openapi(list, async (c) => c.json(await listImages(db, c.req.valid("query")), 200))
    .openapi(read, async (c) => c.json(await readImage(db, c.req.valid("param").imageId), 200))
    .openapi(describe, async (c) => {
      const change = { id: c.req.valid("param").imageId, ...c.req.valid("json") };
      return c.json(await describeImage(db, c.get("bearer").userId, change), 200);
    })
    .openapi(remove, async (c) => {
      await removeImage(db, c.get("bearer").userId, c.req.valid("param").imageId);
      return c.body(null, 204);
    });
}
