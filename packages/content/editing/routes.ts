import { createRoute, z } from "@hono/zod-openapi";
import {
  contentChoicesSchema,
  contentItemSchema,
  contentListQuerySchema,
  contentListSchema,
  contentReceiptSchema,
  draftToSaveSchema,
  newContentSchema,
  publicationReceiptSchema,
  publicationSchema,
  savedDraftSchema,
} from "@takujo/contracts/content/editing/content";
import { contentKindSchema } from "@takujo/contracts/content/editing/content-kinds";
import { contentPreviewSchema } from "@takujo/contracts/content/editing/content-preview";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { createContent } from "./draft/create-content.ts";
import { discardDraft } from "./draft/discard-draft.ts";
import { saveDraft } from "./draft/save-draft.ts";
import { listContent, listContentChoices } from "./list/list-content.ts";
import { assertWriter, editorOf, forPublishers, forWriters } from "./policy.ts";
import { previewContent } from "./preview/preview-content.ts";
import { archiveContent, assertArchivable } from "./publication/archive-content.ts";
import { publishContent } from "./publication/publish-content.ts";
import { unscheduleContent } from "./publication/unschedule-content.ts";
import { readContent } from "./read-content.ts";
import { itemParams, revisionRoutes } from "./revision/routes.ts";
import { templateRoutes } from "./template/routes.ts";

const tags = ["content"];
const ofKind = "/admin/content/{kind}";
const ofItem = `${ofKind}/{itemId}`;
const kindParams = z.object({ kind: contentKindSchema });
const localeQuery = z.object({ locale: localeSchema.default("ja") });
const receipt = (description: string) => ({
  200: jsonContent(description, contentReceiptSchema),
  ...problemResponses,
});

/** The paths for documents, which may be longer than other bodies. */
export const documentPaths = ["draft", "publication"].map(
  (name) => `/admin/content/:kind/:itemId/${name}`,
);
export const largestDocument = 1_000_000;

const list = createRoute({
  method: "get",
  path: ofKind,
  ...forWriters,
  operationId: "listContent",
  tags,
  request: { params: kindParams, query: contentListQuerySchema },
  responses: {
    200: jsonContent("A page of everything of one kind, last changed first", contentListSchema),
    ...problemResponses,
  },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: ofKind,
  ...forWriters,
  operationId: "createContent",
  tags,
  request: { params: kindParams, body: jsonBody(newContentSchema) },
  responses: { 201: jsonContent("A draft is begun", contentReceiptSchema), ...problemResponses },
});

const choices = createRoute({
  method: "get",
  path: `${ofKind}/choices`,
  ...forStaff.byEvent("content", "events"),
  operationId: "listContentChoices",
  tags,
  request: { params: kindParams, query: localeQuery },
  responses: {
    200: jsonContent("What a field may point at, by name", contentChoicesSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: ofItem,
  ...forWriters,
  operationId: "readContent",
  tags,
  request: { params: itemParams },
  responses: {
    200: jsonContent("One item with its draft, and what is wrong with it", contentItemSchema),
    ...problemResponses,
  },
});

const save = createRoute({
  method: "put",
  path: `${ofItem}/draft`,
  ...forWriters,
  operationId: "saveDraft",
  tags,
  request: { params: itemParams, body: jsonBody(draftToSaveSchema) },
  responses: { 200: jsonContent("The draft is kept", savedDraftSchema), ...problemResponses },
});

const discard = createRoute({
  method: "delete",
  path: `${ofItem}/draft`,
  ...forPublishers,
  operationId: "discardDraft",
  tags,
  request: { params: itemParams },
  responses: { 204: { description: "The draft is gone" }, ...problemResponses },
});

const publish = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ofItem}/publication`,
  ...forPublishers,
  operationId: "publishContent",
  tags,
  request: { params: itemParams, body: jsonBody(publicationSchema) },
  responses: {
    200: jsonContent(
      "It is public, or will be. A document with problems is kept as the draft",
      publicationReceiptSchema,
    ),
    ...problemResponses,
  },
});

const unschedule = createRoute({
  method: "delete",
  path: `${ofItem}/publication`,
  ...forPublishers,
  operationId: "unscheduleContent",
  tags,
  request: { params: itemParams },
  responses: receipt("It is a draft without an hour again"),
});

const archive = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ofItem}/archive`,
  ...forPublishers,
  operationId: "archiveContent",
  tags,
  request: { params: itemParams },
  responses: receipt("It is out of sight"),
});

const archivable = createRoute({
  method: "get",
  path: `${ofItem}/archive`,
  ...forPublishers,
  operationId: "checkArchive",
  tags,
  request: { params: itemParams },
  responses: {
    204: { description: "Nothing keeps it from being taken out of sight" },
    ...problemResponses,
  },
});

const preview = createRoute({
  method: "get",
  path: `${ofItem}/preview`,
  ...forWriters,
  operationId: "previewContent",
  tags,
  request: { params: itemParams, query: localeQuery },
  responses: {
    200: jsonContent("What the public would be shown", contentPreviewSchema),
    ...problemResponses,
  },
});

/** Routes for the organizer. */
export function contentRoutes(db: Database) {
  const api = createApi<BearerVariables>({ takesAnyText: true })
    .openapi(list, async (c) => {
      const { kind } = c.req.valid("param");
      return c.json(await listContent(db, kind, c.req.valid("query")), 200);
    })
    .openapi(create, async (c) => {
      const { kind } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const created = await once(db, claimOf(c), (transaction) =>
        createContent(transaction, kind, c.req.valid("json"), userId),
      );
      return c.json(created, 201);
    })
    .openapi(choices, async (c) => {
      const { kind } = c.req.valid("param");
      return c.json(await listContentChoices(db, kind, c.req.valid("query").locale), 200);
    })
    .openapi(read, async (c) => c.json(await readContent(db, c.req.valid("param")), 200))
    .openapi(save, async (c) => {
      const editor = await editorOf(c);
      return c.json(await saveDraft(db, c.req.valid("param"), c.req.valid("json"), editor), 200);
    })
    .openapi(discard, async (c) => {
      await discardDraft(db, c.req.valid("param"), c.get("bearer").userId);
      return c.body(null, 204);
    })
    .openapi(publish, async (c) => {
      const { userId } = c.get("bearer");
      const item = c.req.valid("param");
      const publication = c.req.valid("json");
      if (publication.document) await assertWriter(c, item);
      const published = await once(db, claimOf(c), (transaction) =>
        publishContent(transaction, item, publication, userId),
      );
      return c.json(published, 200);
    })
    .openapi(unschedule, async (c) =>
      c.json(await unscheduleContent(db, c.req.valid("param"), c.get("bearer").userId), 200),
    )
    .openapi(archive, async (c) => {
      const archived = await once(db, claimOf(c), (transaction) =>
        archiveContent(transaction, c.req.valid("param"), c.get("bearer").userId),
      );
      return c.json(archived, 200);
    })
    .openapi(archivable, async (c) => {
      await assertArchivable(db, c.req.valid("param"));
      return c.body(null, 204);
    })
    .openapi(preview, async (c) => {
      const { locale } = c.req.valid("query");
      return c.json(await previewContent(db, c.req.valid("param"), locale), 200);
    });
  api.route("/", revisionRoutes(db));
  api.route("/", templateRoutes(db));
  return api;
}
