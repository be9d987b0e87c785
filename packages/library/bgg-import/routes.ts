import { createRoute } from "@hono/zod-openapi";
import { editorOf } from "@takujo/content/editing/index";
import {
  collectionNameSchema,
  gamesToImportSchema,
  importedGamesSchema,
  importFileSchema,
  importPreviewSchema,
  importWaysSchema,
} from "@takujo/contracts/library/bgg-import";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import type { FetchCollection } from "./fetch-collection.ts";
import { importGames } from "./import-games.ts";
import { previewImport } from "./preview-import.ts";
import { readCsv } from "./read-csv.ts";

const tags = ["game"];

/** Paths for files and lists of games, which may be longer than other bodies. */
export const importPath = "/game-import";
export const importPreviewPath = "/game-import/preview";

const preview = createRoute({
  method: "post",
  ...keyRemembered.nowhere("It writes nothing."),
  path: importPreviewPath,
  ...forStaff.everywhere("content"),
  operationId: "previewGameImport",
  tags,
  request: { body: jsonBody(importFileSchema) },
  responses: {
    200: jsonContent("What the collection would add and change", importPreviewSchema),
    ...problemResponses,
  },
});

const ways = createRoute({
  method: "get",
  path: importPath,
  ...forStaff.everywhere("content"),
  operationId: "readImportWays",
  tags,
  responses: {
    200: jsonContent("How games can be imported", importWaysSchema),
    ...problemResponses,
  },
});

const previewByName = createRoute({
  method: "post",
  ...keyRemembered.nowhere("It writes nothing."),
  path: "/game-import/collection",
  ...forStaff.everywhere("content"),
  operationId: "previewCollection",
  tags,
  request: { body: jsonBody(collectionNameSchema) },
  responses: {
    200: jsonContent("What the collection would add and change", importPreviewSchema),
    ...problemResponses,
  },
});

const take = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: importPath,
  ...forStaff.everywhere("content"),
  operationId: "importGames",
  tags,
  request: { body: jsonBody(gamesToImportSchema) },
  responses: { 201: jsonContent("Drafts were begun", importedGamesSchema), ...problemResponses },
});

/** Mounted below `/authorized/admin`. Without `fetchCollection`, games come from files alone. */
export function gameImportRoutes(db: Database, fetchCollection?: FetchCollection) {
  return createApi<BearerVariables>()
    .openapi(ways, async (c) => c.json({ byName: fetchCollection !== undefined }, 200))
    .openapi(previewByName, async (c) => {
      if (!fetchCollection) throw new DomainError("not-found", "Collections are not asked for.");
      const collection = await fetchCollection(c.req.valid("json").username);
      return c.json(await previewImport(db, collection), 200);
    })
    .openapi(preview, async (c) => {
      const bytes = Buffer.from(c.req.valid("json").base64, "base64");
      return c.json(await previewImport(db, readCsv(bytes)), 200);
    })
    .openapi(take, async (c) => {
      const editor = await editorOf(c);
      const imported = await once(db, claimOf(c), (transaction) =>
        importGames(transaction, editor, c.req.valid("json").rows),
      );
      return c.json(imported, 201);
    });
}
