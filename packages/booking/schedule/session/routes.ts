import { createRoute, z } from "@hono/zod-openapi";
import {
  seatsQuerySchema,
  seatsSchema,
  sessionListSchema,
} from "@takujo/contracts/booking/schedule/session";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { listSessions } from "./list-sessions.ts";
import { readSeats, readSeatsTogether } from "./read-seats.ts";
import { createSeatBoard, type SeatBoard } from "./seat-board.ts";

/**
 * The same for everybody, so that a CDN may share it for a second. Browsers poll every 1.5 s and the board reads every 300 ms: what
 * a person sees is at most two seconds old, and one more behind a CDN. `must-revalidate` also keeps browsers from
 * `stale-while-revalidate`, which is for nginx: it would otherwise pass on every request that comes while it asks again.
 */
export const seatsCacheControl =
  "public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1";

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

/** One per process: the server also answers from it before the API is asked. */
export const seatBoardOf = (db: Database): SeatBoard =>
  createSeatBoard({ read: async (slugs) => (await readSeats(db, slugs)).events });

export function sessionRoutes(db: Database, board: SeatBoard = seatBoardOf(db)) {
  const readNow = readSeatsTogether(db);
  return createApi()
    .openapi(list, async (c) =>
      c.json(await listSessions(db, c.req.valid("param").slug, c.req.valid("query").locale), 200),
    )
    .openapi(seats, async (c) => {
      const { events: slugs } = c.req.valid("query");
      // A page rendered right after a reservation must show it.
      if (c.req.header("cache-control") === "no-cache") {
        c.header("cache-control", "no-store");
        return c.json({ events: await readNow(slugs) }, 200);
      }
      const posted = await board.read(slugs);
      c.header("cache-control", seatsCacheControl);
      const shown = posted.flatMap(({ slug, seats }) => (seats ? [[slug, seats] as const] : []));
      return c.json({ events: Object.fromEntries(shown) }, 200);
    });
}
