import { createRoute } from "@hono/zod-openapi";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import {
  openSetupSchema,
  setupDoneSchema,
  setupSchema,
  siteSchema,
} from "@takujo/contracts/content/site";
import { DomainError } from "@takujo/runtime/domain-error";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { readSite } from "./read-site.ts";
import { findOpenSetup, type SetupContext, setUpSite } from "./set-up-site.ts";

const tags = ["site"];

const read = createRoute({
  method: "get",
  path: "/site",
  operationId: "readSite",
  tags,
  responses: { 200: jsonContent("What the site says of itself", siteSchema), ...problemResponses },
});

const ask = createRoute({
  method: "get",
  path: "/setup",
  operationId: "readSetup",
  tags,
  responses: {
    200: jsonContent("The site waits for its first admin", openSetupSchema),
    ...problemResponses,
  },
});

const setUp = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/setup",
  operationId: "setUpSite",
  tags,
  request: { body: jsonBody(setupSchema) },
  responses: {
    201: jsonContent("The first admin is made, and the site has its name", setupDoneSchema),
    ...problemResponses,
  },
});

export interface SiteRoutesOptions extends Omit<SetupContext, "clientAddress" | "claim"> {
  /** Called when the site has got its name. */
  onSetUp: () => Promise<void>;
}

export function siteRoutes(options: SiteRoutesOptions) {
  const { db, adminUserIds } = options;
  return createApi()
    .openapi(read, async (c) => c.json(await readSite(db, adminUserIds), 200))
    .openapi(ask, async (c) => {
      if (!(await findOpenSetup(db, adminUserIds))) throw new DomainError("not-found");
      return c.json({}, 200, { "cache-control": "no-store" });
    })
    .openapi(setUp, async (c) => {
      const clientAddress = c.req.header(clientAddressHeader) ?? "unknown";
      const context = { ...options, clientAddress, claim: claimOf(c) };
      const done = await setUpSite(context, c.req.valid("json"));
      await options.onSetUp();
      return c.json(done, 201);
    });
}
