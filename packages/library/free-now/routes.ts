import { createRoute } from "@hono/zod-openapi";
import { freeBoxesQuerySchema, freeBoxesSchema } from "@takujo/contracts/library/game-loan";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { createFreeBoard } from "./free-board.ts";

/** The same for everybody, so that a CDN may share it for some seconds. */
const cacheControl = "public, max-age=0, must-revalidate, s-maxage=3, stale-while-revalidate=3";

const read = createRoute({
  method: "get",
  path: "/free-boxes",
  operationId: "readFreeBoxes",
  tags: ["lending"],
  request: { query: freeBoxesQuerySchema },
  responses: {
    200: jsonContent("Boxes that can be taken now, while an event is on", freeBoxesSchema),
    ...problemResponses,
  },
});

export function freeBoxRoutes(db: Database) {
  const readFree = createFreeBoard(db);
  return createApi().openapi(read, async (c) => {
    const { games } = c.req.valid("query");
    c.header("cache-control", cacheControl);
    return c.json(await readFree(games), 200);
  });
}
