import { createRoute, z } from "@hono/zod-openapi";
import {
  addedPushDeviceSchema,
  newPushDeviceSchema,
  pushDeviceListSchema,
  pushKeySchema,
} from "@takujo/contracts/account/push";
import {
  assertPersonThemselves,
  type BearerVariables,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { type Limit, takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { addDevice, listDevices, removeDevice, tryDevice } from "./devices.ts";
import { readPushKey } from "./push-key.ts";

const tags = ["push"];
const params = z.object({ id: z.uuid() });
const trials: Limit = { scope: "push trial", max: 20, seconds: 3_600 };

const key = createRoute({
  method: "get",
  path: "/push-key",
  operationId: "readPushKey",
  tags,
  responses: {
    200: jsonContent("What a browser subscribes with", pushKeySchema),
    ...problemResponses,
  },
});

const list = createRoute({
  method: "get",
  path: "/push-devices",
  operationId: "listPushDevices",
  tags,
  responses: {
    200: jsonContent("One's browsers that get pushes", pushDeviceListSchema),
    ...problemResponses,
  },
});

const add = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/push-devices",
  operationId: "addPushDevice",
  tags,
  request: { body: jsonBody(newPushDeviceSchema) },
  responses: {
    201: jsonContent("The browser gets pushes", addedPushDeviceSchema),
    ...problemResponses,
  },
});

const remove = createRoute({
  method: "delete",
  path: "/push-devices/{id}",
  operationId: "removePushDevice",
  tags,
  request: { params },
  responses: { 204: { description: "It gets none any more" }, ...problemResponses },
});

const trial = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/push-devices/{id}/trial",
  operationId: "tryPushDevice",
  tags,
  request: { params },
  responses: {
    201: jsonContent("A push is on its way", addedPushDeviceSchema),
    ...problemResponses,
  },
});

interface PushParts {
  db: Database;
  secret: SigningSecret;
  /** Origins of push services besides those of the browsers. */
  services: readonly string[];
}

/** Admins acting as a person must not receive their pushes. */
export function pushRoutes({ db, secret, services }: PushParts) {
  return createApi<BearerVariables>()
    .openapi(key, async (c) =>
      c.json({ publicKey: (await readPushKey(db, secret)).publicKey }, 200),
    )
    .openapi(list, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await listDevices(db, c.get("bearer")), 200);
    })
    .openapi(add, async (c) => {
      const bearer = c.get("bearer");
      assertPersonThemselves(bearer);
      const added = await once(db, claimOf(c), (transaction) =>
        addDevice(transaction, bearer, c.req.valid("json"), services),
      );
      return c.json(added, 201);
    })
    .openapi(remove, async (c) => {
      const bearer = c.get("bearer");
      assertPersonThemselves(bearer);
      await removeDevice(db, { ...c.req.valid("param"), userId: bearer.userId });
      return c.body(null, 204);
    })
    .openapi(trial, async (c) => {
      const bearer = c.get("bearer");
      assertPersonThemselves(bearer);
      await takeFromLimit(db, trials, bearer.userId, secret);
      const own = { ...c.req.valid("param"), userId: bearer.userId };
      return c.json(await once(db, claimOf(c), (transaction) => tryDevice(transaction, own)), 201);
    });
}
