import { createRoute } from "@hono/zod-openapi";
import {
  accountInquiryListQuerySchema,
  accountInquiryListSchema,
  newAccountInquirySchema,
} from "@takujo/contracts/inbox/account-inquiry";
import { contactReceiptSchema } from "@takujo/contracts/inbox/contact";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import type { SigningSecret } from "@takujo/runtime/secret/secret-keys";
import { listAccountInquiries, receiveAccountInquiry } from "./account-inquiries.ts";

const send = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/inquiries",
  operationId: "sendAccountInquiry",
  tags: ["contact"],
  request: { body: jsonBody(newAccountInquirySchema) },
  responses: {
    201: jsonContent("The inquiry is kept and its mails are on their way", contactReceiptSchema),
    ...problemResponses,
  },
});

const list = createRoute({
  method: "get",
  path: "/inquiries",
  operationId: "listAccountInquiries",
  tags: ["contact"],
  request: { query: accountInquiryListQuerySchema },
  responses: {
    200: jsonContent("What one has asked, newest first", accountInquiryListSchema),
    ...problemResponses,
  },
});

export function accountInquiryRoutes(db: Database, secret: SigningSecret) {
  return createApi<BearerVariables>()
    .openapi(send, async (c) => {
      const receipt = await once(db, claimOf(c), (transaction) =>
        receiveAccountInquiry({ db: transaction, secret }, c.get("bearer"), c.req.valid("json")),
      );
      return c.json(receipt, 201);
    })
    .openapi(list, async (c) => {
      const { userId } = c.get("bearer");
      return c.json(await listAccountInquiries(db, userId, c.req.valid("query")), 200);
    });
}
