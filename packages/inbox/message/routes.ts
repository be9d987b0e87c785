import { createRoute } from "@hono/zod-openapi";
import {
  messageDraftSchema,
  messageListQuerySchema,
  messageListSchema,
  messageParametersSchema,
  messagePreviewQuerySchema,
  messagePreviewSchema,
  messageQuerySchema,
  messageReceiptSchema,
  messageResendSchema,
  messageSchema,
  messageSendSchema,
  messageTestSchema,
  newMessageSchema,
  recipientListQuerySchema,
  recipientListSchema,
} from "@takujo/contracts/inbox/message";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { createDraft, discardDraft, saveDraft } from "./change-message.ts";
import { seenBy } from "./find-mailed-message.ts";
import { type PreviewMessageMail, previewMessage } from "./preview-message.ts";
import { listMessages, listRecipients, readMessage } from "./read-messages.ts";
import { resendMessage, sendMessage, stopMessage, takeBack } from "./send-message.ts";
import { testMessage } from "./test-message.ts";

const tags = ["message"];
const params = messageParametersSchema;
const receipt = jsonContent("How the message stands now", messageReceiptSchema);

const list = createRoute({
  method: "get",
  path: "/messages",
  ...forStaff.everywhere("messages"),
  operationId: "listMessages",
  tags,
  request: { query: messageListQuerySchema },
  responses: { 200: jsonContent("Newest first", messageListSchema), ...problemResponses },
});

const create = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/messages",
  ...forStaff.everywhere("messages"),
  operationId: "createMessage",
  tags,
  request: { body: jsonBody(newMessageSchema) },
  responses: { 201: receipt, ...problemResponses },
});

const read = createRoute({
  method: "get",
  path: "/messages/{messageId}",
  ...forStaff.everywhere("messages"),
  operationId: "readMessage",
  tags,
  request: { params, query: messageQuerySchema },
  responses: { 200: jsonContent("A message", messageSchema), ...problemResponses },
});

const save = createRoute({
  method: "put",
  path: "/messages/{messageId}",
  ...forStaff.everywhere("messages"),
  operationId: "saveMessage",
  tags,
  request: { params, body: jsonBody(messageDraftSchema) },
  responses: { 200: receipt, ...problemResponses },
});

const discard = createRoute({
  method: "delete",
  path: "/messages/{messageId}",
  ...forStaff.everywhere("messages"),
  operationId: "discardMessage",
  tags,
  request: { params },
  responses: { 204: { description: "The draft is no more" }, ...problemResponses },
});

const preview = createRoute({
  method: "get",
  path: "/messages/{messageId}/preview",
  ...forStaff.everywhere("messages"),
  operationId: "previewMessage",
  tags,
  request: { params, query: messagePreviewQuerySchema },
  responses: {
    200: jsonContent("The mail that somebody would get", messagePreviewSchema),
    ...problemResponses,
  },
});

const test = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/messages/{messageId}/test",
  ...forStaff.everywhere("messages"),
  operationId: "testMessage",
  tags,
  request: { params, body: jsonBody(messageTestSchema) },
  responses: { 202: receipt, ...problemResponses },
});

const send = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/messages/{messageId}/send",
  ...forStaff.everywhere("messages"),
  operationId: "sendMessage",
  tags,
  request: { params, body: jsonBody(messageSendSchema) },
  responses: { 200: receipt, ...problemResponses },
});

const back = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/messages/{messageId}/take-back",
  ...forStaff.everywhere("messages"),
  operationId: "takeBackMessage",
  tags,
  request: { params },
  responses: { 200: receipt, ...problemResponses },
});

const stop = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/messages/{messageId}/stop",
  ...forStaff.everywhere("messages"),
  operationId: "stopMessage",
  tags,
  request: { params },
  responses: { 200: receipt, ...problemResponses },
});

const resend = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/messages/{messageId}/resend",
  ...forStaff.everywhere("messages"),
  operationId: "resendMessage",
  tags,
  request: { params, body: jsonBody(messageResendSchema) },
  responses: { 200: receipt, ...problemResponses },
});

const recipients = createRoute({
  method: "get",
  path: "/messages/{messageId}/recipients",
  ...forStaff.everywhere("messages"),
  operationId: "listMessageRecipients",
  tags,
  request: { params, query: recipientListQuerySchema },
  responses: { 200: jsonContent("Failures first", recipientListSchema), ...problemResponses },
});

/** Mounted below `/authorized/admin`. */
export function messageRoutes(db: Database, previewMail: PreviewMessageMail | undefined) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listMessages(db, c.req.valid("query")), 200))
    .openapi(create, async (c) => {
      const { eventId } = c.req.valid("json");
      const { userId } = c.get("bearer");
      const made = await once(db, claimOf(c), (transaction) =>
        createDraft(transaction, userId, eventId),
      );
      return c.json(made, 201);
    })
    .openapi(read, async (c) => {
      const { messageId } = c.req.valid("param");
      const asked = { ...c.req.valid("query"), seen: await seenBy(c) };
      return c.json(await readMessage(db, messageId, asked), 200);
    })
    .openapi(save, async (c) => {
      const { messageId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      return c.json(await saveDraft(db, userId, messageId, c.req.valid("json")), 200);
    })
    .openapi(discard, async (c) => {
      await discardDraft(db, c.get("bearer").userId, c.req.valid("param").messageId);
      return c.body(null, 204);
    })
    .openapi(preview, async (c) => {
      const { messageId } = c.req.valid("param");
      const asked = { ...c.req.valid("query"), seen: await seenBy(c) };
      return c.json(await previewMessage(db, previewMail, messageId, asked), 200);
    })
    .openapi(test, async (c) => {
      const { messageId } = c.req.valid("param");
      const asked = c.req.valid("json");
      const { userId } = c.get("bearer");
      const seen = await seenBy(c);
      const answer = await once(db, claimOf(c), (transaction) =>
        testMessage(transaction, userId, messageId, asked, seen),
      );
      return c.json(answer, 202);
    })
    .openapi(send, async (c) => {
      const { messageId } = c.req.valid("param");
      const order = c.req.valid("json");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        sendMessage(transaction, userId, messageId, order),
      );
      return c.json(answer, 200);
    })
    .openapi(back, async (c) => {
      const { messageId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        takeBack(transaction, userId, messageId),
      );
      return c.json(answer, 200);
    })
    .openapi(stop, async (c) => {
      const { messageId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        stopMessage(transaction, userId, messageId),
      );
      return c.json(answer, 200);
    })
    .openapi(resend, async (c) => {
      const { messageId } = c.req.valid("param");
      const whom = c.req.valid("json");
      const { userId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        resendMessage(transaction, userId, messageId, whom),
      );
      return c.json(answer, 200);
    })
    .openapi(recipients, async (c) => {
      const { messageId } = c.req.valid("param");
      const seen = await seenBy(c);
      return c.json(await listRecipients(db, messageId, c.req.valid("query"), seen), 200);
    });
}
