import { createRoute, z } from "@hono/zod-openapi";
import type { ImageParts } from "@takujo/content/image/index";
import {
  guestPhotosQuerySchema,
  guestPhotosSchema,
  guestPhotoUploadQuerySchema,
  organizedPhotosSchema,
  photoDecisionSchema,
  photoUploadQuerySchema,
  publicPhotosSchema,
} from "@takujo/contracts/booking/door/event-photo";
import { imageReceiptSchema } from "@takujo/contracts/content/image/image";
import { localeSchema } from "@takujo/contracts/locale-schema";
import {
  assertPersonThemselves,
  type BearerVariables,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { decidePhoto, objectToPhoto, takeBackPhoto } from "./decide.ts";
import {
  readGuestPhotos,
  readOrganizedPhotos,
  readPhotoFile,
  readPublicPhotos,
} from "./read-photos.ts";
import { addPhoto, sendPhoto } from "./send-photo.ts";

const tags = ["event-photo"];

/** Where larger bodies are allowed. */
export const guestPhotoPath = "/event-photos";
export const organizedPhotoPath = "/admin/events/:eventId/photos";

const file = {
  required: true,
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
} as const;
const received = jsonContent("The photo waits to be re-encoded", imageReceiptSchema);
const ofEvent = z.object({ eventId: z.uuid() });
const ofPhoto = z.object({ photoId: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/events/{slug}/photos",
  operationId: "listEventPhotos",
  tags,
  request: { params: z.object({ slug: z.string().max(200) }) },
  responses: { 200: jsonContent("What the public sees", publicPhotosSchema), ...problemResponses },
});

/** Public. */
export function eventPhotoRoutes(db: Database) {
  return createApi().openapi(list, async (c) =>
    c.json(await readPublicPhotos(db, c.req.valid("param").slug), 200),
  );
}

const listAsGuest = createRoute({
  method: "get",
  path: guestPhotoPath,
  operationId: "listGuestPhotos",
  tags,
  request: { query: guestPhotosQuerySchema },
  responses: {
    200: jsonContent("Photos of one's evening", guestPhotosSchema),
    ...problemResponses,
  },
});

const send = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: guestPhotoPath,
  operationId: "sendPhoto",
  tags,
  request: { query: guestPhotoUploadQuerySchema, body: file },
  responses: { 201: received, ...problemResponses },
});

const object = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/event-photos/{photoId}/objection",
  operationId: "objectToPhoto",
  tags,
  request: { params: ofPhoto },
  responses: { 201: jsonContent("It is hidden", imageReceiptSchema), ...problemResponses },
});

const takeBack = createRoute({
  method: "delete",
  path: "/event-photos/{photoId}",
  operationId: "takeBackPhoto",
  tags,
  request: { params: ofPhoto },
  responses: { 204: { description: "It is no more" }, ...problemResponses },
});

/** Mounted below `/authorized`. */
export function guestPhotoRoutes(parts: ImageParts & { secret: SigningSecret }) {
  const { db } = parts;
  return createApi<BearerVariables>()
    .openapi(listAsGuest, async (c) =>
      c.json(await readGuestPhotos(db, c.get("bearer").userId, c.req.valid("query")), 200),
    )
    .openapi(send, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const { slug, hasConsent: _, ...sent } = c.req.valid("query");
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const by = { userId: c.get("bearer").userId, slug };
      return c.json(await sendPhoto(parts, claimOf(c), by, { ...sent, bytes }), 201);
    })
    .openapi(object, async (c) => {
      const id = c.req.valid("param").photoId;
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), async (transaction) => {
        await objectToPhoto(transaction, { id, userId });
        return { id };
      });
      return c.json(answer, 201);
    })
    .openapi(takeBack, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const own = { id: c.req.valid("param").photoId, userId: c.get("bearer").userId };
      await db.transaction().execute((transaction) => takeBackPhoto(transaction, own));
      return c.body(null, 204);
    });
}

const forOrganizers = forStaff.ofEvent("events");

const listAll = createRoute({
  method: "get",
  path: "/events/{eventId}/photos",
  ...forOrganizers,
  operationId: "listOrganizedPhotos",
  tags,
  request: { params: ofEvent, query: z.object({ locale: localeSchema.default("ja") }) },
  responses: { 200: jsonContent("Photos of an event", organizedPhotosSchema), ...problemResponses },
});

const add = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/events/{eventId}/photos",
  ...forOrganizers,
  operationId: "addEventPhoto",
  tags,
  request: { params: ofEvent, query: photoUploadQuerySchema, body: file },
  responses: { 201: received, ...problemResponses },
});

const decide = createRoute({
  method: "put",
  path: "/events/{eventId}/photos/{photoId}",
  ...forOrganizers,
  operationId: "decidePhoto",
  tags,
  request: { params: ofEvent.extend(ofPhoto.shape), body: jsonBody(photoDecisionSchema) },
  responses: { 200: jsonContent("As decided", photoDecisionSchema), ...problemResponses },
});

const look = createRoute({
  method: "get",
  path: "/events/{eventId}/photos/{photoId}/file",
  ...forOrganizers,
  operationId: "readPhotoFile",
  tags,
  request: { params: ofEvent.extend(ofPhoto.shape) },
  responses: {
    200: {
      description: "The photo, whether or not it is shown",
      content: { "image/webp": { schema: { type: "string", format: "binary" } } },
    },
    ...problemResponses,
  },
});

/** Mounted below `/authorized/admin`. */
export function organizedPhotoRoutes(parts: ImageParts) {
  const { db } = parts;
  return createApi<BearerVariables>()
    .openapi(listAll, async (c) =>
      c.json(
        await readOrganizedPhotos(db, c.req.valid("param").eventId, c.req.valid("query").locale),
        200,
      ),
    )
    .openapi(add, async (c) => {
      const { hasConsent: _, ...sent } = c.req.valid("query");
      const bytes = Buffer.from(await c.req.arrayBuffer());
      const to = { actorId: c.get("bearer").userId, eventId: c.req.valid("param").eventId };
      return c.json(await addPhoto(parts, claimOf(c), to, { ...sent, bytes }), 201);
    })
    .openapi(decide, async (c) => {
      const { eventId, photoId: id } = c.req.valid("param");
      const { decision } = c.req.valid("json");
      const which = { id, eventId, actorId: c.get("bearer").userId };
      await db.transaction().execute((transaction) => decidePhoto(transaction, which, decision));
      return c.json({ decision }, 200);
    })
    .openapi(look, async (c) => {
      const { eventId, photoId: id } = c.req.valid("param");
      const bytes = await readPhotoFile(parts, { id, eventId });
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
      });
    });
}
