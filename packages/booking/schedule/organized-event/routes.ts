import { createRoute } from "@hono/zod-openapi";
import {
  cancellationPreviewSchema,
  cancelledEventSchema,
  carriedChangesSchema,
  changesToCarrySchema,
  eventCancellationSchema,
  eventConsequencesSchema,
  eventParametersSchema,
  followingEventsSchema,
  organizedEventListQuerySchema,
  organizedEventListSchema,
  previewedCancellationSchema,
} from "@takujo/contracts/booking/schedule/organized-event";
import {
  eventSeriesSchema,
  newEventSeriesSchema,
} from "@takujo/contracts/booking/schedule/series/event-series";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { forStaff, reachOf } from "@takujo/runtime/staff/for-staff";
import { cancelEvent, previewCancellation } from "./cancel-event.ts";
import { changeFollowing, previewChanges } from "./change-following.ts";
import { createSeries } from "./create-series.ts";
import { listFollowing } from "./following-events.ts";
import { listOrganizedEvents } from "./list/list-organized-events.ts";
import type { PreviewMail } from "./mail-preview.ts";
import { readConsequences } from "./read-consequences.ts";

const tags = ["organized-event"];

const list = createRoute({
  method: "get",
  path: "/events",
  ...forStaff.byEvent("events"),
  operationId: "listOrganizedEvents",
  tags,
  request: { query: organizedEventListQuerySchema },
  responses: {
    200: jsonContent("Events with their seats, by their day", organizedEventListSchema),
    ...problemResponses,
  },
});

const consequences = createRoute({
  method: "get",
  path: "/events/{eventId}/consequences",
  ...forStaff.ofEvent("events"),
  operationId: "readEventConsequences",
  tags,
  request: { params: eventParametersSchema },
  responses: {
    200: jsonContent("What publishing the draft does to people", eventConsequencesSchema),
    ...problemResponses,
  },
});

const previewed = createRoute({
  method: "post",
  ...keyRemembered.nowhere("It only reads."),
  path: "/events/{eventId}/cancellation-preview",
  ...forStaff.everywhere("publish"),
  operationId: "previewEventCancellation",
  tags,
  request: { params: eventParametersSchema, body: jsonBody(cancellationPreviewSchema) },
  responses: {
    200: jsonContent("The mails that would be sent, and to how many", previewedCancellationSchema),
    ...problemResponses,
  },
});

const cancel = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/events/{eventId}/cancellation",
  ...forStaff.everywhere("publish"),
  operationId: "cancelEvent",
  tags,
  request: { params: eventParametersSchema, body: jsonBody(eventCancellationSchema) },
  responses: {
    200: jsonContent("The event is cancelled; people are told by mail", cancelledEventSchema),
    ...problemResponses,
  },
});

const following = createRoute({
  method: "get",
  path: "/events/{eventId}/following",
  ...forStaff.ofEvent("events"),
  operationId: "listFollowingEvents",
  tags,
  request: { params: eventParametersSchema },
  responses: {
    200: jsonContent("The later events of the series", followingEventsSchema),
    ...problemResponses,
  },
});

const previewedChanges = createRoute({
  method: "get",
  path: "/events/{eventId}/following/changes",
  ...forStaff.everywhere("publish"),
  operationId: "previewFollowingChanges",
  tags,
  request: { params: eventParametersSchema },
  responses: {
    200: jsonContent("What the draft would change in the later events", carriedChangesSchema),
    ...problemResponses,
  },
});

const changes = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/events/{eventId}/following/changes",
  ...forStaff.everywhere("publish"),
  operationId: "changeFollowingEvents",
  tags,
  request: { params: eventParametersSchema, body: jsonBody(changesToCarrySchema) },
  responses: {
    200: jsonContent(
      "The event is published, and the later ones are changed",
      carriedChangesSchema,
    ),
    ...problemResponses,
  },
});

const series = createRoute({
  method: "post",
  ...keyRemembered.inTransaction,
  path: "/event-series",
  ...forStaff.everywhere("publish"),
  operationId: "createEventSeries",
  tags,
  request: { body: jsonBody(newEventSeriesSchema) },
  responses: {
    201: jsonContent("The same event on the days of a rule", eventSeriesSchema),
    ...problemResponses,
  },
});

export function organizedEventRoutes(db: Database, preview: PreviewMail | undefined) {
  return createApi<BearerVariables>()
    .openapi(list, async (c) =>
      c.json(await listOrganizedEvents(db, c.req.valid("query"), reachOf(c)), 200),
    )
    .openapi(consequences, async (c) => {
      const { eventId } = c.req.valid("param");
      return c.json(await readConsequences(db, preview, eventId), 200);
    })
    .openapi(previewed, async (c) => {
      const { eventId } = c.req.valid("param");
      return c.json(await previewCancellation(db, preview, eventId, c.req.valid("json")), 200);
    })
    .openapi(cancel, async (c) => {
      const { userId } = c.get("bearer");
      const { eventId } = c.req.valid("param");
      const cancelled = await once(db, claimOf(c), (transaction) =>
        cancelEvent(transaction, userId, eventId, c.req.valid("json")),
      );
      return c.json(cancelled, 200);
    })
    .openapi(following, async (c) =>
      c.json(await listFollowing(db, c.req.valid("param").eventId), 200),
    )
    .openapi(previewedChanges, async (c) =>
      c.json(await previewChanges(db, c.req.valid("param").eventId), 200),
    )
    .openapi(changes, async (c) => {
      const { userId } = c.get("bearer");
      const { eventId } = c.req.valid("param");
      const changed = await once(db, claimOf(c), (transaction) =>
        changeFollowing(transaction, userId, eventId, c.req.valid("json")),
      );
      return c.json(changed, 200);
    })
    .openapi(series, async (c) => {
      const { userId } = c.get("bearer");
      return c.json(await createSeries(db, claimOf(c), userId, c.req.valid("json")), 201);
    });
}
