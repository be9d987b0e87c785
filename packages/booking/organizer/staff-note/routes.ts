import { createRoute, z } from "@hono/zod-openapi";
import {
  personNoteSchema,
  staffNoteChangeSchema,
  staffNoteSavedSchema,
} from "@takujo/contracts/booking/organizer/staff-note";
import type { BearerVariables } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, jsonContent, problemResponses } from "@takujo/runtime/http/api";
import { claimOf, keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { once } from "@takujo/runtime/idempotency/once";
import { actorOf, forStaff } from "@takujo/runtime/staff/for-staff";
import { assertReservation } from "./policy.ts";
import { selectPersonNote } from "./queries.ts";
import { saveNote } from "./save-note.ts";

const tags = ["staff-note"];
const person = z.object({ userId: z.string().min(1).max(64) });
const saved = jsonContent("Whether there is a note now", staffNoteSavedSchema);

const noteReservation = createRoute({
  method: "patch",
  ...keyRemembered.inTransaction,
  path: "/admin/reservations/{reservationId}/staff-note",
  ...forStaff.byEvent("notes"),
  operationId: "noteReservation",
  tags,
  request: {
    params: z.object({ reservationId: z.uuid() }),
    body: jsonBody(staffNoteChangeSchema),
  },
  responses: { 200: saved, ...problemResponses },
});

const readPerson = createRoute({
  method: "get",
  path: "/admin/people/{userId}/staff-note",
  operationId: "readPersonNote",
  tags,
  request: { params: person },
  responses: {
    200: jsonContent("The organizer's note about a person", personNoteSchema),
    ...problemResponses,
  },
});

const notePerson = createRoute({
  method: "patch",
  ...keyRemembered.inTransaction,
  path: "/admin/people/{userId}/staff-note",
  ...forStaff.everywhere("notes"),
  operationId: "notePerson",
  tags,
  request: { params: person, body: jsonBody(staffNoteChangeSchema) },
  responses: { 200: saved, ...problemResponses },
});

export function staffNoteRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(noteReservation, async (c) => {
      const { reservationId: id } = c.req.valid("param");
      const change = c.req.valid("json");
      const { id: actorId, reach } = actorOf(c);
      const answer = await once(db, claimOf(c), async (transaction) => {
        await assertReservation(transaction, id, reach);
        return saveNote(transaction, { kind: "reservation", id }, change, actorId);
      });
      return c.json(answer, 200);
    })
    .openapi(readPerson, async (c) => {
      const [row] = await selectPersonNote(db, { id: c.req.valid("param").userId });
      return c.json({ note: row?.note ?? "", atReception: row?.at_reception ?? false }, 200);
    })
    .openapi(notePerson, async (c) => {
      const { userId: id } = c.req.valid("param");
      const change = c.req.valid("json");
      const { userId: actorId } = c.get("bearer");
      const answer = await once(db, claimOf(c), (transaction) =>
        saveNote(transaction, { kind: "user", id }, change, actorId),
      );
      return c.json(answer, 200);
    });
}
