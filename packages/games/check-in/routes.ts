import { createRoute, z } from "@hono/zod-openapi";
import {
  checkInReceiptSchema,
  newCheckInSchema,
  partySchema,
  spokenCodeSchema,
} from "@takujo/contracts/games/check-in";
import { localeSchema } from "@takujo/contracts/locale-schema";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/api";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database";
import { checkInParty } from "./check-in-party.ts";
import { demandOrganizer } from "./policy.ts";
import { readParty } from "./read-party.ts";

const tags = ["check-in"];

const read = createRoute({
  method: "get",
  path: "/check-ins/{code}",
  operationId: "readParty",
  tags,
  request: {
    params: z.object({ code: spokenCodeSchema }),
    query: z.object({ locale: localeSchema.default("ja") }),
  },
  responses: {
    200: jsonContent("The party that stands at the door with this code", partySchema),
    ...problemResponses,
  },
});

const create = createRoute({
  method: "post",
  path: "/check-ins",
  operationId: "checkInParty",
  tags,
  request: { body: jsonBody(newCheckInSchema) },
  responses: {
    200: jsonContent("How many of the party are in", checkInReceiptSchema),
    ...problemResponses,
  },
});

/** For the organizer. */
export function checkInRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => {
      demandOrganizer(c.get("bearer"));
      const { code } = c.req.valid("param");
      c.header("cache-control", "no-store");
      return c.json(await readParty(db, code, c.req.valid("query").locale), 200);
    })
    .openapi(create, async (c) => {
      const bearer = c.get("bearer");
      demandOrganizer(bearer);
      return c.json(await checkInParty(db, c.req.valid("json"), bearer.userId), 200);
    });
}
