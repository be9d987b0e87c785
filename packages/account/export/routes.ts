import { createRoute } from "@hono/zod-openapi";
import { personExportSchema } from "@takujo/contracts/account/export";
import {
  assertPersonThemselves,
  type BearerVariables,
  requireFreshSignIn,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { exportPerson } from "./export-person.ts";

const route = createRoute({
  method: "get",
  path: "/export",
  ...requireFreshSignIn,
  operationId: "exportPerson",
  tags: ["export"],
  responses: {
    200: jsonContent("Everything of one's own", personExportSchema),
    ...problemResponses,
  },
});

export function exportRoutes(db: Database, secret: SigningSecret) {
  return createApi<BearerVariables>().openapi(route, async (c) => {
    assertPersonThemselves(c.get("bearer"));
    return c.json(await exportPerson({ db, secret }, c.get("bearer").userId), 200);
  });
}
