import { createRoute, z } from "@hono/zod-openapi";
import {
  eventWordsSchema,
  playChangeSchema,
  playLogSchema,
  showingNameSchema,
  visitQuerySchema,
  visitSchema,
  wordChangeSchema,
} from "@takujo/contracts/library/after-game";
import {
  assertPersonThemselves,
  type BearerVariables,
} from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { forStaff } from "@takujo/runtime/staff/for-staff";
import { readPlayLog, removePlay } from "./play-log.ts";
import { readEventWords, readVisit } from "./read-visit.ts";
import { addPlay, saveWord, showName, takeBackPlay } from "./save-visit-notes.ts";

const tags = ["after-game"];
const params = z.object({ id: z.uuid() });
const playParams = params.extend({ slug: z.string().max(200) });

const read = createRoute({
  method: "get",
  path: "/reservations/{id}/visit",
  operationId: "readVisit",
  tags,
  request: { params, query: visitQuerySchema },
  responses: { 200: jsonContent("An evening at which one was", visitSchema), ...problemResponses },
});

const add = createRoute({
  method: "put",
  path: "/reservations/{id}/visit/plays/{slug}",
  operationId: "addPlay",
  tags,
  request: { params: playParams, body: jsonBody(playChangeSchema) },
  responses: { 200: jsonContent("It was played", playChangeSchema), ...problemResponses },
});

const takeBack = createRoute({
  method: "delete",
  path: "/reservations/{id}/visit/plays/{slug}",
  operationId: "takeBackPlay",
  tags,
  request: { params: playParams },
  responses: { 204: { description: "It was not played" }, ...problemResponses },
});

const word = createRoute({
  method: "put",
  path: "/reservations/{id}/visit/word",
  operationId: "saveVisitWord",
  tags,
  request: { params, body: jsonBody(wordChangeSchema) },
  responses: {
    200: jsonContent("As the organizer reads it", wordChangeSchema),
    ...problemResponses,
  },
});

const name = createRoute({
  method: "put",
  path: "/reservations/{id}/visit/name",
  operationId: "showVisitName",
  tags,
  request: { params, body: jsonBody(showingNameSchema) },
  responses: { 200: jsonContent("As chosen", showingNameSchema), ...problemResponses },
});

const log = createRoute({
  method: "get",
  path: "/plays",
  operationId: "readPlayLog",
  tags,
  request: { query: visitQuerySchema },
  responses: { 200: jsonContent("What one played", playLogSchema), ...problemResponses },
});

const remove = createRoute({
  method: "delete",
  path: "/plays/{sessionId}/{gameId}",
  operationId: "removePlay",
  tags,
  request: { params: z.object({ sessionId: z.uuid(), gameId: z.uuid() }) },
  responses: { 204: { description: "It is not in the log any more" }, ...problemResponses },
});

const words = createRoute({
  method: "get",
  path: "/admin/events/{eventId}/words",
  ...forStaff.ofEvent("events"),
  operationId: "readEventWords",
  tags,
  request: { params: z.object({ eventId: z.uuid() }), query: visitQuerySchema },
  responses: { 200: jsonContent("What guests wrote", eventWordsSchema), ...problemResponses },
});

/** Writes are refused while an admin acts as the person: opinions are personal. */
export function afterGameRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(read, async (c) => {
      const asked = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      return c.json(await readVisit(db, asked, c.req.valid("query").locale), 200);
    })
    .openapi(add, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const asked = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const added = await db
        .transaction()
        .execute((transaction) => addPlay(transaction, asked, c.req.valid("json")));
      return c.json(added, 200);
    })
    .openapi(takeBack, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const asked = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      await db.transaction().execute((transaction) => takeBackPlay(transaction, asked));
      return c.body(null, 204);
    })
    .openapi(word, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const asked = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const saved = await db
        .transaction()
        .execute((transaction) => saveWord(transaction, asked, c.req.valid("json").word));
      return c.json(saved, 200);
    })
    .openapi(name, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      const asked = { ...c.req.valid("param"), userId: c.get("bearer").userId };
      const chosen = await db
        .transaction()
        .execute((transaction) => showName(transaction, asked, c.req.valid("json").showsName));
      return c.json(chosen, 200);
    })
    .openapi(log, async (c) =>
      c.json(await readPlayLog(db, c.get("bearer").userId, c.req.valid("query").locale), 200),
    )
    .openapi(remove, async (c) => {
      assertPersonThemselves(c.get("bearer"));
      await removePlay(db, { ...c.req.valid("param"), userId: c.get("bearer").userId });
      return c.body(null, 204);
    })
    .openapi(words, async (c) =>
      c.json(
        await readEventWords(db, c.req.valid("param").eventId, c.req.valid("query").locale),
        200,
      ),
    );
}
