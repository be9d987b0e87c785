import { createRoute, z } from "@hono/zod-openapi";
import {
  addressChangeSchema,
  addressListSchema,
  addressSchema,
  newAddressSchema,
} from "@takujo/contracts/account/address";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import {
  createAddress,
  deleteAddress,
  listAddresses,
  makeDefault,
  readAddress,
  updateAddress,
} from "./manage-addresses.ts";

const tags = ["address"];
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: "get",
  path: "/addresses",
  operationId: "listAddresses",
  tags,
  responses: { 200: jsonContent("One's own addresses", addressListSchema), ...problemResponses },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/addresses",
  operationId: "createAddress",
  tags,
  request: { body: jsonBody(newAddressSchema) },
  responses: { 201: jsonContent("The address is kept", addressSchema), ...problemResponses },
});

const read = createRoute({
  method: "get",
  path: "/addresses/{id}",
  operationId: "readAddress",
  tags,
  request: { params },
  responses: { 200: jsonContent("One of one's addresses", addressSchema), ...problemResponses },
});

const update = createRoute({
  method: "put",
  path: "/addresses/{id}",
  operationId: "updateAddress",
  tags,
  request: { params, body: jsonBody(addressChangeSchema) },
  responses: { 200: jsonContent("The address as it is now", addressSchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/addresses/{id}",
  operationId: "deleteAddress",
  tags,
  request: { params },
  responses: { 204: { description: "It is gone" }, ...problemResponses },
});

const prefer = createRoute({
  method: "put",
  path: "/addresses/{id}/default",
  operationId: "makeAddressDefault",
  tags,
  request: { params },
  responses: {
    200: jsonContent("The addresses as they are", addressListSchema),
    ...problemResponses,
  },
});

export function addressRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listAddresses(db, c.get("bearer").userId), 200))
    .openapi(create, async (c) => {
      const created = await once(db, claimOf(c), (transaction) =>
        createAddress(transaction, c.get("bearer").userId, c.req.valid("json")),
      );
      return c.json(created, 201);
    })
    .openapi(read, async (c) => {
      const owned = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      return c.json(await readAddress(db, owned), 200);
    })
    .openapi(update, async (c) => {
      const owned = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      return c.json(await updateAddress(db, owned, c.req.valid("json")), 200);
    })
    .openapi(remove, async (c) => {
      await deleteAddress(db, { ...c.req.valid("param"), userId: c.get("bearer").userId });
      return c.body(null, 204);
    })
    .openapi(prefer, async (c) => {
      const owned = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      return c.json(await makeDefault(db, owned), 200);
    });
}
