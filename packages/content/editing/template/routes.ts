import { createRoute, z } from "@hono/zod-openapi";
import {
  eventTemplateListSchema,
  newTemplateSchema,
  templateNameSchema,
} from "@takujo/contracts/content/editing/event-template";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forPublishers } from "../policy.ts";
import { listTemplates, removeTemplate, saveTemplate } from "./manage-templates.ts";
import { renameTemplate } from "./rename-template.ts";

const tags = ["content"];
const path = "/admin/event-templates";
const params = z.object({ templateId: z.uuid() });
const receiptSchema = z.object({ id: z.uuid() });

const list = createRoute({
  method: "get",
  path,
  ...forPublishers,
  operationId: "listEventTemplates",
  tags,
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: { 200: jsonContent("All, by name", eventTemplateListSchema), ...problemResponses },
});

const save = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path,
  ...forPublishers,
  operationId: "saveEventTemplate",
  tags,
  request: { body: jsonBody(newTemplateSchema) },
  responses: { 201: jsonContent("The template is saved", receiptSchema), ...problemResponses },
});

const rename = createRoute({
  method: "put",
  path: `${path}/{templateId}`,
  ...forPublishers,
  operationId: "renameEventTemplate",
  tags,
  request: { params, body: jsonBody(templateNameSchema) },
  responses: { 200: jsonContent("It has this name now", receiptSchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: `${path}/{templateId}`,
  ...forPublishers,
  operationId: "removeEventTemplate",
  tags,
  request: { params },
  responses: { 204: { description: "The template is gone" }, ...problemResponses },
});

export function templateRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listTemplates(db, c.req.valid("query").locale), 200))
    .openapi(save, async (c) => {
      const saved = await once(db, claimOf(c), (transaction) =>
        saveTemplate(transaction, c.get("bearer").userId, c.req.valid("json")),
      );
      return c.json(saved, 201);
    })
    .openapi(rename, async (c) => {
      const { templateId } = c.req.valid("param");
      const { name } = c.req.valid("json");
      return c.json(await renameTemplate(db, c.get("bearer").userId, templateId, name), 200);
    })
    .openapi(remove, async (c) => {
      await removeTemplate(db, c.get("bearer").userId, c.req.valid("param").templateId);
      return c.body(null, 204);
    });
}
