import { createRoute, z } from "@hono/zod-openapi";
import {
  gameItemSchema,
  gameListQuerySchema,
  gameListSchema,
  gameShelfQuerySchema,
  gameShelfSchema,
} from "@takujo/contracts/content/game-shelf";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listGames, readShelf } from "./list-games.ts";
import { readGame } from "./read-game.ts";

const tags = ["game"];

const shelf = createRoute({
  method: "get",
  path: "/game-shelf",
  operationId: "readGameShelf",
  tags,
  request: { query: gameShelfQuerySchema },
  responses: {
    200: jsonContent("The first games of each board", gameShelfSchema),
    ...problemResponses,
  },
});

const list = createRoute({
  method: "get",
  path: "/games",
  operationId: "listGames",
  tags,
  request: { query: gameListQuerySchema },
  responses: { 200: jsonContent("A page of games", gameListSchema), ...problemResponses },
});

const read = createRoute({
  method: "get",
  path: "/games/{slug}",
  operationId: "readGame",
  tags,
  request: {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: { 200: jsonContent("One game", gameItemSchema), ...problemResponses },
});

export function shelfRoutes(db: Database) {
  return createApi()
    .openapi(shelf, async (c) => c.json(await readShelf(db, c.req.valid("query").locale), 200))
    .openapi(list, async (c) => c.json(await listGames(db, c.req.valid("query")), 200))
    .openapi(read, async (c) =>
      c.json(await readGame(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
    );
}
