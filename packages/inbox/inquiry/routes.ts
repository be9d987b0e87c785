import { createRoute, z } from "@hono/zod-openapi";
import {
  inquiryAssignmentSchema,
  inquiryListQuerySchema,
  inquiryListSchema,
  inquiryReceiptSchema,
  inquiryStateChangeSchema,
  inquiryThreadSchema,
  newInquiryMessageSchema,
} from "@takujo/contracts/inbox/inquiry";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { assignInquiry, noteOnInquiry, replyToInquiry, setInquiryState } from "./change-inquiry.ts";
import { listInquiries, readInquiry } from "./read-inquiries.ts";

const tags = ["inquiry"];
const params = z.object({ inquiryId: z.uuid() });
const receipt = jsonContent("How the inquiry stands now", inquiryReceiptSchema);

const list = createRoute({
  method: "get",
  path: "/inquiries",
  ...forStaff.everywhere("inquiries"),
  operationId: "listInquiries",
  tags,
  request: { query: inquiryListQuerySchema },
  responses: { 200: jsonContent("Newest first", inquiryListSchema), ...problemResponses },
});

const read = createRoute({
  method: "get",
  path: "/inquiries/{inquiryId}",
  ...forStaff.everywhere("inquiries"),
  operationId: "readInquiry",
  tags,
  request: { params },
  responses: {
    200: jsonContent("An inquiry with what was said about it", inquiryThreadSchema),
    ...problemResponses,
  },
});

const reply = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/inquiries/{inquiryId}/replies",
  ...forStaff.everywhere("inquiries"),
  operationId: "replyToInquiry",
  tags,
  request: { params, body: jsonBody(newInquiryMessageSchema) },
  responses: { 201: receipt, ...problemResponses },
});

const note = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/inquiries/{inquiryId}/notes",
  ...forStaff.everywhere("inquiries"),
  operationId: "noteOnInquiry",
  tags,
  request: { params, body: jsonBody(newInquiryMessageSchema) },
  responses: { 201: receipt, ...problemResponses },
});

const assign = createRoute({
  method: "put",
  path: "/inquiries/{inquiryId}/assignee",
  ...forStaff.everywhere("inquiries"),
  operationId: "assignInquiry",
  tags,
  request: { params, body: jsonBody(inquiryAssignmentSchema) },
  responses: { 200: receipt, ...problemResponses },
});

const setState = createRoute({
  method: "put",
  path: "/inquiries/{inquiryId}/state",
  ...forStaff.everywhere("inquiries"),
  operationId: "setInquiryState",
  tags,
  request: { params, body: jsonBody(inquiryStateChangeSchema) },
  responses: { 200: receipt, ...problemResponses },
});

/** Mounted below `/authorized/admin`. */
export function inquiryRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) =>
      c.json(await listInquiries(db, c.get("bearer").userId, c.req.valid("query")), 200),
    )
    .openapi(read, async (c) => c.json(await readInquiry(db, c.req.valid("param").inquiryId), 200))
    .openapi(reply, async (c) => {
      const said = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(
        await once(db, claimOf(c), (transaction) =>
          replyToInquiry(transaction, c.get("bearer").userId, said),
        ),
        201,
      );
    })
    .openapi(note, async (c) => {
      const said = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(
        await once(db, claimOf(c), (transaction) =>
          noteOnInquiry(transaction, c.get("bearer").userId, said),
        ),
        201,
      );
    })
    .openapi(assign, async (c) => {
      const assignment = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await assignInquiry(db, c.get("bearer").userId, assignment), 200);
    })
    .openapi(setState, async (c) => {
      const change = { ...c.req.valid("param"), ...c.req.valid("json") };
      return c.json(await setInquiryState(db, c.get("bearer").userId, change), 200);
    });
}
