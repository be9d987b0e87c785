import { createRoute, z } from "@hono/zod-openapi";
import { postalCodeAreasSchema, postalCodeSchema } from "@takujo/contracts/account/postal-code";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { findAreas } from "./find-areas.ts";

/** Japan Post publishes new data once a month. */
const oneDay = { "cache-control": "public, max-age=86400" };

const find = createRoute({
  method: "get",
  path: "/postal-codes/{code}",
  operationId: "findPostalAreas",
  tags: ["postal codes"],
  request: { params: z.object({ code: postalCodeSchema }) },
  responses: {
    200: jsonContent("The areas or the office of a postal code", postalCodeAreasSchema),
    ...problemResponses,
  },
});

export function postalCodeRoutes(db: Database) {
  return createApi().openapi(find, async (c) =>
    c.json(await findAreas(db, c.req.valid("param").code), 200, oneDay),
  );
}
