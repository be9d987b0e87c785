import { createRoute, z } from "@hono/zod-openapi";
import {
  newReceiptSchema,
  ownReceiptsSchema,
  ownReissueSchema,
  partyReceiptsSchema,
  receiptReferenceSchema,
  reissueSchema,
  voidReceiptSchema,
} from "@takujo/contracts/booking/money/receipt";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { issueReceipt } from "./issue-receipt.ts";
import {
  type ReceiptFile,
  readOwnPdf,
  readOwnReceipts,
  readPartyReceipts,
  readPdf,
} from "./read-receipts.ts";
import { reissueReceipt, voidReceipt } from "./reissue-receipt.ts";

const tags = ["receipt"];
const query = z.object({ locale: localeSchema.default("ja") });
const own = "/reservations/{id}/receipts";
const ownOne = `${own}/{receiptId}`;
const ofParty = "/admin/money/reservations/{reservationId}/receipts";
const oneOfParty = `${ofParty}/{receiptId}`;
const ownParams = z.object({ id: z.uuid() });
const ownOneParams = z.object({ id: z.uuid(), receiptId: z.uuid() });
const partyParams = z.object({ reservationId: z.uuid() });
const onePartyParams = z.object({ reservationId: z.uuid(), receiptId: z.uuid() });
const reference = jsonContent("The receipt", receiptReferenceSchema);
const file = { description: "The file", content: { "application/pdf": { schema: z.string() } } };

const readOwn = createRoute({
  method: "get",
  path: own,
  operationId: "readOwnReceipts",
  tags,
  request: { params: ownParams, query },
  responses: {
    200: jsonContent("Receipts of one's reservation, and what is on none yet", ownReceiptsSchema),
    ...problemResponses,
  },
});

const issueOwn = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: own,
  operationId: "issueOwnReceipt",
  tags,
  request: { params: ownParams, body: jsonBody(newReceiptSchema) },
  responses: { 201: reference, ...problemResponses },
});

const reissueOwn = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${ownOne}/reissue`,
  operationId: "reissueOwnReceipt",
  tags,
  request: { params: ownOneParams, body: jsonBody(ownReissueSchema) },
  responses: { 201: reference, ...problemResponses },
});

const ownPdf = createRoute({
  method: "get",
  path: `${ownOne}/pdf`,
  operationId: "readOwnReceiptPdf",
  tags,
  request: { params: ownOneParams },
  responses: { 200: file, ...problemResponses },
});

const readParty = createRoute({
  method: "get",
  path: ofParty,
  ...forStaff.everywhere("money"),
  operationId: "readPartyReceipts",
  tags,
  request: { params: partyParams, query },
  responses: {
    200: jsonContent("Receipts of a party, and what is on none yet", partyReceiptsSchema),
    ...problemResponses,
  },
});

const issue = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: ofParty,
  ...forStaff.everywhere("money"),
  operationId: "issueReceipt",
  tags,
  request: { params: partyParams, body: jsonBody(newReceiptSchema) },
  responses: { 201: reference, ...problemResponses },
});

const reissue = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${oneOfParty}/reissue`,
  ...forStaff.everywhere("money"),
  operationId: "reissueReceipt",
  tags,
  request: { params: onePartyParams, body: jsonBody(reissueSchema) },
  responses: { 201: reference, ...problemResponses },
});

const makeVoid = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: `${oneOfParty}/void`,
  ...forStaff.everywhere("money"),
  operationId: "voidReceipt",
  tags,
  request: { params: onePartyParams, body: jsonBody(voidReceiptSchema) },
  responses: { 200: reference, ...problemResponses },
});

/** By its own id alone: it outlives the reservation, which is deleted with its person. */
const pdf = createRoute({
  method: "get",
  path: "/admin/money/receipts/{receiptId}/pdf",
  ...forStaff.everywhere("money"),
  operationId: "readReceiptPdf",
  tags,
  request: { params: z.object({ receiptId: z.uuid() }) },
  responses: { 200: file, ...problemResponses },
});

const headersOf = ({ name }: ReceiptFile) => ({
  "content-type": "application/pdf",
  "content-disposition": `inline; filename="${name}"`,
  "cache-control": "private, no-store",
});

/** For people, and for the desk below `/admin/money`, like everything about money. */
export function receiptRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(readOwn, async (c) => {
      const { id: reservationId } = c.req.valid("param");
      const asked = { reservationId, userId: c.get("bearer").userId, ...c.req.valid("query") };
      return c.json(await readOwnReceipts(db, asked), 200);
    })
    .openapi(issueOwn, async (c) => {
      const { id: reservationId } = c.req.valid("param");
      const issuer = { reservationId, by: "person", actorId: c.get("bearer").userId } as const;
      const wanted = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        issueReceipt(transaction, issuer, wanted),
      );
      return c.json(answer, 201);
    })
    .openapi(reissueOwn, async (c) => {
      const { id: reservationId, receiptId } = c.req.valid("param");
      const issuer = { reservationId, by: "person", actorId: c.get("bearer").userId } as const;
      const { copies } = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        reissueReceipt(transaction, issuer, { receiptId, copies }),
      );
      return c.json(answer, 201);
    })
    .openapi(ownPdf, async (c) => {
      const { id: reservationId, receiptId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const found = await readOwnPdf(db, { reservationId, receiptId, userId });
      return c.body(found.content, 200, headersOf(found)) as never;
    })
    .openapi(readParty, async (c) => {
      const asked = { ...c.req.valid("param"), ...c.req.valid("query") };
      return c.json(await readPartyReceipts(db, asked), 200);
    })
    .openapi(issue, async (c) => {
      const { reservationId } = c.req.valid("param");
      const issuer = { reservationId, by: "desk", actorId: c.get("bearer").userId } as const;
      const wanted = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        issueReceipt(transaction, issuer, wanted),
      );
      return c.json(answer, 201);
    })
    .openapi(reissue, async (c) => {
      const { reservationId, receiptId } = c.req.valid("param");
      const issuer = { reservationId, by: "desk", actorId: c.get("bearer").userId } as const;
      const { copies, ...name } = c.req.valid("json");
      const answer = await once(db, claimOf(c), (transaction) =>
        reissueReceipt(transaction, issuer, { receiptId, copies, name }),
      );
      return c.json(answer, 201);
    })
    .openapi(makeVoid, async (c) => {
      const { userId: actorId } = c.get("bearer");
      const voided = { ...c.req.valid("param"), ...c.req.valid("json"), actorId };
      const answer = await once(db, claimOf(c), (transaction) => voidReceipt(transaction, voided));
      return c.json(answer, 200);
    })
    .openapi(pdf, async (c) => {
      const found = await readPdf(db, c.req.valid("param").receiptId);
      return c.body(found.content, 200, headersOf(found)) as never;
    });
}
