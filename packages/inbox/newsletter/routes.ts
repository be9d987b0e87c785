import { createRoute } from "@hono/zod-openapi";
import {
  subscriptionSchema,
  unsubscribeTokenSchema,
  unsubscriptionSchema,
} from "@takujo/contracts/inbox/newsletter";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { readSubscription, unsubscribe } from "./unsubscribe.ts";

const tags = ["newsletter"];

const read = createRoute({
  method: "get",
  path: "/newsletter-subscriptions/{token}",
  operationId: "readSubscription",
  tags,
  request: { params: unsubscribeTokenSchema },
  responses: {
    200: jsonContent(
      "Whether newsletters are sent; reading it changes nothing",
      subscriptionSchema,
    ),
    ...problemResponses,
  },
});

const stop = createRoute({
  method: "post",
  ...keyRemembered.nowhere("stopping newsletters twice is the same as once"),
  path: "/newsletter-unsubscriptions",
  operationId: "unsubscribe",
  tags,
  request: { body: jsonBody(unsubscriptionSchema) },
  responses: { 200: jsonContent("They are stopped", subscriptionSchema), ...problemResponses },
});

/** For anyone with the link from a newsletter, signed in or not. */
export function newsletterRoutes(db: Database, secret: SigningSecret) {
  return createApi()
    .openapi(read, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await readSubscription({ db, secret }, c.req.valid("param").token), 200);
    })
    .openapi(stop, async (c) =>
      c.json(await unsubscribe({ db, secret }, c.req.valid("json").token), 200),
    );
}
