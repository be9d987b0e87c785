import { createRoute, z } from "@hono/zod-openapi";
import {
  contactCsvSchema,
  reservationCsvQuerySchema,
} from "@takujo/contracts/booking/organizer/admin-reservation-csv";
import type { CsvEncoding } from "@takujo/contracts/csv";
import { type BearerVariables, requireFreshSignIn } from "@takujo/runtime/bearer/require-bearer";
import type { Database } from "@takujo/runtime/database/database";
import { createApi, jsonBody, problemResponses } from "@takujo/runtime/http/api";
import { keyRemembered } from "@takujo/runtime/idempotency/idempotency";
import { type CsvFile, exportContacts, exportCsv } from "./export-csv.ts";

const tags = ["admin-reservation"];
const responses = {
  200: { description: "The file", content: { "text/csv": { schema: z.string() } } },
  ...problemResponses,
};

const plain = createRoute({
  method: "get",
  path: "/admin/reservations.csv",
  operationId: "exportReservations",
  tags,
  request: { query: reservationCsvQuerySchema },
  responses,
});

/** A POST, so that the reason is not in the address. */
const contacts = createRoute({
  method: "post",
  ...keyRemembered.nowhere(
    "Every file that leaves is written down, and nobody keeps what it says.",
  ),
  path: "/admin/reservations/contacts.csv",
  ...requireFreshSignIn,
  operationId: "exportContacts",
  tags,
  request: { body: jsonBody(contactCsvSchema) },
  responses,
});

export function reservationCsvRoutes(db: Database) {
  return createApi<BearerVariables>()
    .openapi(plain, async (c) => {
      const { set, encoding, locale, ...filter } = c.req.valid("query");
      const file = await exportCsv(db, { filter, set, encoding, locale });
      return c.body(file.content, 200, headersOf(file, encoding)) as never;
    })
    .openapi(contacts, async (c) => {
      const { encoding, locale, reason, ...filter } = c.req.valid("json");
      const file = await exportContacts(
        db,
        { filter, encoding, locale, reason },
        c.get("bearer").userId,
      );
      return c.body(file.content, 200, headersOf(file, encoding)) as never;
    });
}

const headersOf = ({ name }: CsvFile, encoding: CsvEncoding) => ({
  "content-type": `text/csv; charset=${encoding}`,
  "content-disposition": `attachment; filename="reservations.csv"; filename*=UTF-8''${encodeURIComponent(name)}`,
  "cache-control": "private, no-store",
});
