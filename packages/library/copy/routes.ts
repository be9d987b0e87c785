import { createRoute, z } from "@hono/zod-openapi";
import {
  addedCopiesSchema,
  copiesToAddSchema,
  copyChangeSchema,
  copyListQuerySchema,
  copyListSchema,
  foundBoxSchema,
  gameCopySchema,
  printedStickersSchema,
  stickerListSchema,
} from "@takujo/contracts/library/game-copy";
import { localeSchema } from "@takujo/contracts/locale-schema";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import { type Database, inTransaction } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { addCopies, changeCopy, markPrinted, removeCopy } from "./manage-copies.ts";
import { findBox, listCopies, listStickers } from "./read-copies.ts";

const tags = ["game"];
const params = z.object({ copyId: z.uuid() });
const forEditors = forStaff.everywhere("content");

const list = createRoute({
  method: "get",
  path: "/game-copies",
  ...forEditors,
  operationId: "listGameCopies",
  tags,
  request: { query: copyListQuerySchema },
  responses: {
    200: jsonContent("A page of games with their boxes", copyListSchema),
    ...problemResponses,
  },
});

const add = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/game-copies",
  ...forEditors,
  operationId: "addGameCopies",
  tags,
  request: { body: jsonBody(copiesToAddSchema) },
  responses: { 201: jsonContent("The new boxes", addedCopiesSchema), ...problemResponses },
});

const change = createRoute({
  method: "put",
  path: "/game-copies/{copyId}",
  ...forEditors,
  operationId: "changeGameCopy",
  tags,
  request: { params, body: jsonBody(copyChangeSchema) },
  responses: { 200: jsonContent("The box as it is now", gameCopySchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/game-copies/{copyId}",
  ...forEditors,
  operationId: "removeGameCopy",
  tags,
  request: { params },
  responses: { 204: { description: "The box is no more" }, ...problemResponses },
});

const stickers = createRoute({
  method: "get",
  path: "/game-copy-stickers",
  ...forEditors,
  operationId: "listStickers",
  tags,
  request: { query: z.object({ locale: localeSchema.default("ja") }) },
  responses: {
    200: jsonContent("Boxes without a sticker", stickerListSchema),
    ...problemResponses,
  },
});

const printed = createRoute({
  method: "put",
  path: "/game-copy-stickers",
  ...forEditors,
  operationId: "markStickersPrinted",
  tags,
  request: { body: jsonBody(printedStickersSchema) },
  responses: { 204: { description: "They have their stickers" }, ...problemResponses },
});

/** Mounted below `/authorized/admin`. */
export function gameCopyRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) => c.json(await listCopies(db, c.req.valid("query")), 200))
    .openapi(add, async (c) => {
      const { userId } = c.get("bearer");
      const added = await once(db, claimOf(c), async (transaction) => ({
        copies: await addCopies(transaction, userId, c.req.valid("json")),
      }));
      return c.json(added, 201);
    })
    .openapi(change, async (c) => {
      const { copyId } = c.req.valid("param");
      const { userId } = c.get("bearer");
      const changed = await inTransaction(db, (transaction) =>
        changeCopy(transaction, userId, copyId, c.req.valid("json")),
      );
      return c.json(changed, 200);
    })
    .openapi(remove, async (c) => {
      const { userId } = c.get("bearer");
      await inTransaction(db, (transaction) =>
        removeCopy(transaction, userId, c.req.valid("param").copyId),
      );
      return c.body(null, 204);
    })
    .openapi(stickers, async (c) =>
      c.json(await listStickers(db, c.req.valid("query").locale), 200),
    )
    .openapi(printed, async (c) => {
      const { userId } = c.get("bearer");
      await inTransaction(db, (transaction) =>
        markPrinted(transaction, userId, c.req.valid("json").ids),
      );
      return c.body(null, 204);
    });
}

const box = createRoute({
  method: "get",
  path: "/boxes/{number}",
  operationId: "findBox",
  tags,
  request: { params: z.object({ number: z.coerce.number().int().min(1).max(2_147_483_647) }) },
  responses: { 200: jsonContent("The game of a box", foundBoxSchema), ...problemResponses },
});

/** The target of a box's sticker, public. */
export function boxRoutes(db: Database) {
  return createApi().openapi(box, async (c) =>
    c.json(await findBox(db, c.req.valid("param").number), 200),
  );
}
