import { createRoute, z } from "@hono/zod-openapi";
import {
  newProposalSchema,
  ownProposalsSchema,
  proposalAnswerSchema,
  proposalReceiptSchema,
  proposedTablesSchema,
  tableBoardSchema,
  tableRuleChangeSchema,
} from "@takujo/contracts/booking/tables/proposed-table";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { takeFromLimit } from "@takujo/runtime/limit/limit";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { approveProposal, declineProposal } from "./decide-proposal.ts";
import { proposeTable, withdrawProposal } from "./propose-table.ts";
import { listOwnProposals, readBoard, readProposedTables } from "./read/read-tables.ts";
import { setRule } from "./set-rule.ts";

const tags = ["proposed-table"];
const id = z.uuid();
const slug = z.object({ slug: z.string().max(200) });
const query = z.object({ locale: localeSchema.default("ja") });
const asItIsNow = jsonContent("The proposal as it is now", proposalReceiptSchema);
const perHour = { scope: "table-proposal", max: 10, seconds: 3_600 };

const board = createRoute({
  method: "get",
  path: "/events/{slug}/table-proposals",
  operationId: "readTableBoard",
  tags,
  request: { params: slug, query },
  responses: {
    200: jsonContent("Games and tables of guests at an event", tableBoardSchema),
    ...problemResponses,
  },
});

const propose = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/events/{slug}/table-proposals",
  operationId: "proposeTable",
  tags,
  request: { params: slug, body: jsonBody(newProposalSchema) },
  responses: { 201: asItIsNow, ...problemResponses },
});

const own = createRoute({
  method: "get",
  path: "/table-proposals",
  operationId: "listOwnTableProposals",
  tags,
  request: { query },
  responses: {
    200: jsonContent("Tables that the person proposed", ownProposalsSchema),
    ...problemResponses,
  },
});

const withdraw = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/table-proposals/{id}/withdraw",
  operationId: "withdrawTableProposal",
  tags,
  request: { params: z.object({ id }) },
  responses: { 200: asItIsNow, ...problemResponses },
});

const ofEvent = "/admin/events/{eventId}";

const list = createRoute({
  method: "get",
  path: `${ofEvent}/table-proposals`,
  ...forStaff.ofEvent("events"),
  operationId: "readProposedTables",
  tags,
  request: { params: z.object({ eventId: id }), query },
  responses: {
    200: jsonContent("The rule, proposals and games of an event", proposedTablesSchema),
    ...problemResponses,
  },
});

const rule = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ofEvent}/table-rule`,
  ...forStaff.ofEvent("events"),
  operationId: "setTableRule",
  tags,
  request: { params: z.object({ eventId: id }), body: jsonBody(tableRuleChangeSchema) },
  responses: { 200: jsonContent("As it is now", tableRuleChangeSchema), ...problemResponses },
});

const decision = (verb: "approve" | "decline") =>
  createRoute({
    method: "post",
    ...keyRemembered.inTransaction,
    path: `${ofEvent}/table-proposals/{proposalId}/${verb}`,
    ...forStaff.ofEvent("events"),
    operationId: `${verb}TableProposal`,
    tags,
    request: {
      params: z.object({ eventId: id, proposalId: id }),
      body: jsonBody(proposalAnswerSchema),
    },
    responses: { 200: asItIsNow, ...problemResponses },
  });

const approve = decision("approve");
const decline = decision("decline");

export function proposedTableRoutes(db: Database, secret: SigningSecret) {
  return createApi<BearerVariables>()
    .openapi(board, async (c) => {
      const { userId } = c.get("bearer");
      const { locale } = c.req.valid("query");
      return c.json(await readBoard(db, c.req.valid("param").slug, userId, locale), 200);
    })
    .openapi(propose, async (c) => {
      const { userId } = c.get("bearer");
      const proposed = await once(db, claimOf(c), async (transaction) => {
        await takeFromLimit(transaction, perHour, userId, secret);
        return proposeTable(transaction, c.req.valid("param").slug, userId, c.req.valid("json"));
      });
      return c.json(proposed, 201);
    })
    .openapi(own, async (c) =>
      c.json(await listOwnProposals(db, c.get("bearer").userId, c.req.valid("query").locale), 200),
    )
    .openapi(withdraw, async (c) => {
      const mine = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const withdrawn = await once(db, claimOf(c), (transaction) =>
        withdrawProposal(transaction, mine),
      );
      return c.json(withdrawn, 200);
    })
    .openapi(list, async (c) => {
      const { eventId } = c.req.valid("param");
      return c.json(await readProposedTables(db, eventId, c.req.valid("query").locale), 200);
    })
    .openapi(rule, async (c) => {
      const { eventId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const set = await once(db, claimOf(c), (transaction) =>
        setRule(transaction, eventId, c.req.valid("json").rule, userId),
      );
      return c.json(set, 200);
    })
    .openapi(approve, async (c) => {
      const { userId } = c.get("bearer");
      const { eventId, proposalId } = c.req.valid("param");
      const { answer } = c.req.valid("json");
      const decided = await once(db, claimOf(c), (transaction) =>
        approveProposal(transaction, { id: proposalId, eventId }, answer, userId),
      );
      return c.json(decided, 200);
    })
    .openapi(decline, async (c) => {
      const { userId } = c.get("bearer");
      const { eventId, proposalId } = c.req.valid("param");
      const { answer } = c.req.valid("json");
      const decided = await once(db, claimOf(c), (transaction) =>
        declineProposal(transaction, { id: proposalId, eventId }, answer, userId),
      );
      return c.json(decided, 200);
    });
}
