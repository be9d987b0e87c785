import { createRoute, z } from "@hono/zod-openapi";
import { revisionListSchema } from "@takujo/contracts/content/editing/content";
import {
  savedSiteSettingsSchema,
  siteRestorationSchema,
  siteRevisionSchema,
  siteSettingsToSaveSchema,
  timeZoneListSchema,
} from "@takujo/contracts/content/site-settings";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import {
  listSiteRevisions,
  listTimeZones,
  readSavedSettings,
  readSiteRevision,
} from "./read-settings.ts";
import { restoreSettings, saveSettings } from "./save-settings.ts";

const tags = ["site"];
const params = z.object({ number: z.coerce.number().int().min(1).max(1_000_000) });
const saved = jsonContent("The settings of the site now", savedSiteSettingsSchema);

const read = createRoute({
  method: "get",
  path: "/site/settings",
  operationId: "readSiteSettings",
  tags,
  responses: { 200: saved, ...problemResponses },
});

const zones = createRoute({
  method: "get",
  path: "/site/time-zones",
  operationId: "listTimeZones",
  tags,
  responses: {
    200: jsonContent("The time zones that can be chosen", timeZoneListSchema),
    ...problemResponses,
  },
});

const save = createRoute({
  method: "put",
  path: "/site/settings",
  operationId: "saveSiteSettings",
  tags,
  request: { body: jsonBody(siteSettingsToSaveSchema) },
  responses: { 200: saved, ...problemResponses },
});

const list = createRoute({
  method: "get",
  path: "/site/revisions",
  operationId: "listSiteRevisions",
  tags,
  responses: { 200: jsonContent("The newest first", revisionListSchema), ...problemResponses },
});

const readOne = createRoute({
  method: "get",
  path: "/site/revisions/{number}",
  operationId: "readSiteRevision",
  tags,
  request: { params },
  responses: {
    200: jsonContent("The settings of the site then", siteRevisionSchema),
    ...problemResponses,
  },
});

const restore = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/site/revisions/{number}/restoration",
  operationId: "restoreSiteRevision",
  tags,
  request: { params, body: jsonBody(siteRestorationSchema) },
  responses: { 200: saved, ...problemResponses },
});

/** Mounted below `/authorized/admin`. `onSaved` makes this process use the new texts before it answers. */
export function siteSettingsRoutes(db: Database, onSaved: () => Promise<void>) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => c.json(await readSavedSettings(db), 200))
    .openapi(zones, async (c) => c.json(await listTimeZones(db), 200))
    .openapi(save, async (c) => {
      const settings = await saveSettings(db, c.get("bearer").userId, c.req.valid("json"));
      await onSaved();
      return c.json(settings, 200);
    })
    .openapi(list, async (c) => c.json(await listSiteRevisions(db), 200))
    .openapi(readOne, async (c) =>
      c.json(await readSiteRevision(db, c.req.valid("param").number), 200),
    )
    .openapi(restore, async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("json") };
      const settings = await once(db, claimOf(c), (transaction) =>
        restoreSettings(transaction, c.get("bearer").userId, asked),
      );
      await onSaved();
      return c.json(settings, 200);
    });
}
