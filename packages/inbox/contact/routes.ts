import { createRoute } from "@hono/zod-openapi";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import {
  contactChallengeSchema,
  contactReceiptSchema,
  newContactInquirySchema,
} from "@takujo/contracts/inbox/contact";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { createChallenge } from "./challenge.ts";
import { receiveInquiry } from "./receive-inquiry.ts";

const challenge = createRoute({
  method: "get",
  path: "/contact-challenge",
  operationId: "getContactChallenge",
  tags: ["contact"],
  responses: {
    200: jsonContent("A puzzle for the browser that is about to send", contactChallengeSchema),
    ...problemResponses,
  },
});

const receive = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/contact-inquiries",
  operationId: "sendContactInquiry",
  tags: ["contact"],
  request: { body: jsonBody(newContactInquirySchema) },
  responses: {
    201: jsonContent("The inquiry is kept and its mails are on their way", contactReceiptSchema),
    ...problemResponses,
  },
});

export function contactRoutes(db: Database, secret: SigningSecret) {
  return createApi()
    .openapi(challenge, (c) =>
      c.json(createChallenge(secret), 200, { "cache-control": "no-store" }),
    )
    .openapi(receive, async (c) => {
      const clientAddress = c.req.header(clientAddressHeader) ?? "unknown";
      const reception = { db, secret, clientAddress, claim: claimOf(c) };
      return c.json(await receiveInquiry(reception, c.req.valid("json")), 201);
    });
}
