import { createRoute, z } from "@hono/zod-openapi";
import {
  eventDaysQuerySchema,
  eventDaysSchema,
  eventGamesQuerySchema,
  eventGamesSchema,
  eventItemSchema,
  eventListQuerySchema,
  eventListSchema,
} from "@takujo/contracts/content/event";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { readEvent } from "./item/read-event.ts";
import { listEventDays } from "./list-event-days.ts";
import { listEventGames } from "./list-event-games.ts";
import { listEvents } from "./list-events.ts";

const list = createRoute({
  method: "get",
  path: "/events",
  operationId: "listEvents",
  tags: ["event"],
  request: { query: eventListQuerySchema },
  responses: { 200: jsonContent("A page of events", eventListSchema), ...problemResponses },
});

const days = createRoute({
  method: "get",
  path: "/events/days",
  operationId: "listEventDays",
  tags: ["event"],
  request: { query: eventDaysQuerySchema },
  responses: { 200: jsonContent("The events of some days", eventDaysSchema), ...problemResponses },
});

const games = createRoute({
  method: "get",
  path: "/events/games",
  operationId: "listEventGames",
  tags: ["event"],
  request: { query: eventGamesQuerySchema },
  responses: {
    200: jsonContent("The games of upcoming events", eventGamesSchema),
    ...problemResponses,
  },
});

const read = createRoute({
  method: "get",
  path: "/events/{slug}",
  operationId: "readEvent",
  tags: ["event"],
  request: {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: { 200: jsonContent("One event", eventItemSchema), ...problemResponses },
});

export function eventRoutes(db: Database) {
  return (
    createApi()
      .openapi(list, async (c) => c.json(await listEvents(db, c.req.valid("query")), 200))
      // Before the slug route, which would match them.
      .openapi(games, async (c) =>
        c.json(await listEventGames(db, c.req.valid("query").locale), 200),
      )
      .openapi(days, async (c) => c.json(await listEventDays(db, c.req.valid("query")), 200))
      .openapi(read, async (c) =>
        c.json(await readEvent(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
      )
  );
}
