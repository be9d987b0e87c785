import { createRoute, z } from "@hono/zod-openapi";
import { characterItemSchema, characterListSchema } from "@takujo/contracts/content/character";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listCharacters } from "./list-characters.ts";
import { readCharacter } from "./read-character.ts";

const query = z.object({ locale: localeSchema.default("ja") });

const list = createRoute({
  method: "get",
  path: "/characters",
  operationId: "listCharacters",
  tags: ["characters"],
  request: { query },
  responses: {
    200: jsonContent("All characters, in the order of the organizer", characterListSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: "/characters/{slug}",
  operationId: "readCharacter",
  tags: ["characters"],
  request: { params: z.object({ slug: z.string().max(200) }), query },
  responses: { 200: jsonContent("One character", characterItemSchema), ...problemResponses },
});

export function characterRoutes(db: Database) {
  return createApi()
    .openapi(list, async (c) => c.json(await listCharacters(db, c.req.valid("query").locale), 200))
    .openapi(read, async (c) =>
      c.json(await readCharacter(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
    );
}
