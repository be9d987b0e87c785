import { createRoute, z } from "@hono/zod-openapi";
import {
  newPassKindSchema,
  newPassSchema,
  ownPassesSchema,
  passEndSchema,
  passKindReferenceSchema,
  passKindsSchema,
  passReferenceSchema,
  personPassesSchema,
} from "@takujo/contracts/booking/money/pass";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { createKind, listKinds, stopKind } from "./kind/manage-kinds.ts";
import { addPass, endPass } from "./manage-passes.ts";
import { readOwnPasses, readPersonPasses } from "./read-passes.ts";

const tags = ["pass"];
const query = z.object({ locale: localeSchema.default("ja") });
const kindsPath = "/admin/pass-kinds";
const personPath = "/admin/people/{userId}/passes";
const person = z.object({ userId: z.string().min(1).max(64) });

const own = createRoute({
  method: "get",
  path: "/passes",
  operationId: "readOwnPasses",
  tags,
  request: { query },
  responses: {
    200: jsonContent("One's own passes and stamps", ownPassesSchema),
    ...problemResponses,
  },
});

const kinds = createRoute({
  method: "get",
  path: kindsPath,
  ...forStaff.everywhere("money"),
  operationId: "listPassKinds",
  tags,
  responses: {
    200: jsonContent("What can be sold, and the stamp card, the newest first", passKindsSchema),
    ...problemResponses,
  },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: kindsPath,
  ...forStaff.everywhere("money"),
  operationId: "createPassKind",
  tags,
  request: { body: jsonBody(newPassKindSchema) },
  responses: { 201: jsonContent("The kind", passKindReferenceSchema), ...problemResponses },
});

const stop = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${kindsPath}/{kindId}/stop`,
  ...forStaff.everywhere("money"),
  operationId: "stopPassKind",
  tags,
  request: { params: z.object({ kindId: z.uuid() }) },
  responses: { 200: jsonContent("It is stopped", passKindReferenceSchema), ...problemResponses },
});

const ofPerson = createRoute({
  method: "get",
  path: personPath,
  ...forStaff.everywhere("money"),
  operationId: "readPersonPasses",
  tags,
  request: { params: person, query },
  responses: {
    200: jsonContent("A person's passes and stamps, and what can be sold", personPassesSchema),
    ...problemResponses,
  },
});

const add = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: personPath,
  ...forStaff.everywhere("money"),
  operationId: "addPass",
  tags,
  request: { params: person, body: jsonBody(newPassSchema) },
  responses: { 201: jsonContent("The pass", passReferenceSchema), ...problemResponses },
});

const end = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/admin/passes/{passId}/end",
  ...forStaff.everywhere("money"),
  operationId: "endPass",
  tags,
  request: { params: z.object({ passId: z.uuid() }), body: jsonBody(passEndSchema) },
  responses: { 200: jsonContent("It is taken back", passReferenceSchema), ...problemResponses },
});

export function passRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(own, async (c) => {
      c.header("cache-control", "no-store");
      const { userId } = c.get("bearer");
      return c.json(await readOwnPasses(db, { userId, ...c.req.valid("query") }), 200);
    })
    .openapi(kinds, async (c) => {
      c.header("cache-control", "no-store");
      return c.json(await listKinds(db), 200);
    })
    .openapi(create, async (c) => {
      const wanted = c.req.valid("json");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        createKind(transaction, wanted, userId),
      );
      return c.json(answer, 201);
    })
    .openapi(stop, async (c) => {
      const { kindId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        stopKind(transaction, kindId, userId),
      );
      return c.json(answer, 200);
    })
    .openapi(ofPerson, async (c) => {
      c.header("cache-control", "no-store");
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.json(await readPersonPasses(db, asked), 200);
    })
    .openapi(add, async (c) => {
      const where = { ...c.req.valid("param"), actorId: c.get("bearer").userId };
      const wanted = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        addPass(transaction, where, wanted),
      );
      return c.json(answer, 201);
    })
    .openapi(end, async (c) => {
      const where = { id: c.req.valid("param").passId, actorId: c.get("bearer").userId };
      const wanted = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        endPass(transaction, where, wanted),
      );
      return c.json(answer, 200);
    });
}
