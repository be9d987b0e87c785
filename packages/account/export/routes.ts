import { createRoute } from "@hono/zod-openapi";
import { personExportSchema } from "@takujo/contracts/account/export";
import { demandsFreshSignIn } from "@takujo/runtime/bearer/demand-fresh-sign-in";
import { demandPersonThemselves } from "@takujo/runtime/bearer/demand-person-themselves";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { exportPerson } from "./export-person.ts";

const route = createRoute({
  method: "get",
  path: "/export",
  ...demandsFreshSignIn,
  operationId: "exportPerson",
  tags: ["export"],
  responses: {
    200: jsonContent("Everything of one's own", personExportSchema),
    ...problemResponses,
  },
});

export function exportRoutes(db: Database, secret: SigningSecret) {
  return createApi<BearerVariables>().openapi(route, async (c) => {
    demandPersonThemselves(c.get("bearer"));
    return c.json(await exportPerson({ db, secret }, c.get("bearer").userId), 200);
  });
}
