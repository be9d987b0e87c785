import { createRoute } from "@hono/zod-openapi";
import {
  notificationChangeSchema,
  notificationChoicesSchema,
} from "@takujo/contracts/account/notification";
import {
  assertPersonThemselves,
  type BearerVariables,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { readChoices, saveChoices } from "./choices.ts";

const tags = ["notification"];

const read = createRoute({
  method: "get",
  path: "/notification-choices",
  operationId: "readNotificationChoices",
  tags,
  responses: {
    200: jsonContent("Which notices one gets, and how", notificationChoicesSchema),
    ...problemResponses,
  },
});

const save = createRoute({
  method: "put",
  path: "/notification-choices",
  operationId: "saveNotificationChoices",
  tags,
  request: { body: jsonBody(notificationChangeSchema) },
  responses: {
    200: jsonContent("The choices as they are now", notificationChoicesSchema),
    ...problemResponses,
  },
});

export function notificationRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => c.json(await readChoices(db, c.get("bearer").userId), 200))
    .openapi(save, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      return c.json(await saveChoices(db, c.get("bearer").userId, c.req.valid("json")), 200);
    });
}
