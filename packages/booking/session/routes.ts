import { createRoute, z } from "@hono/zod-openapi";
import {
  seatsQuerySchema,
  seatsSchema,
  sessionListSchema,
} from "@takujo/contracts/booking/session";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listSessions } from "./list-sessions.ts";
import { readSeats } from "./read-seats.ts";
import { shareBriefly } from "./share-briefly.ts";

/** Clients poll every 1.5 s; with 0.2 s of transfer, what a person sees is at most two seconds old. */
const sharedForMs = 300;
const mostShared = 1000;

const list = createRoute({
  method: "get",
  path: "/events/{slug}/sessions",
  operationId: "listSessions",
  tags: ["session"],
  request: {
    params: z.object({ slug: z.string().max(200) }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: {
    200: jsonContent("The time bands and tables of an event", sessionListSchema),
    ...problemResponses,
  },
});

const seats = createRoute({
  method: "get",
  path: "/seats",
  operationId: "readSeats",
  tags: ["session"],
  request: { query: seatsQuerySchema },
  responses: { 200: jsonContent("Seats left, now", seatsSchema), ...problemResponses },
});

export function sessionRoutes(db: Database) {
  const seatsOf = shareBriefly((slugs) => readSeats(db, slugs.split(",")), {
    forMs: sharedForMs,
    atMost: mostShared,
  });
  return createApi()
    .openapi(list, async (c) =>
      c.json(await listSessions(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
    )
    .openapi(seats, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await seatsOf(c.req.valid("query").events.join(",")), 200);
    });
}
