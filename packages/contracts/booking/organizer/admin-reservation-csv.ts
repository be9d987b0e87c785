import { z } from "zod";
import { csvEncodings } from "../../csv.ts";
import { localeSchema } from "../../locale-schema.ts";
import { adminReservationFilterSchema } from "./admin-reservation.ts";
import { csvSets } from "./admin-reservation-form.ts";
import { partyRules } from "./admin-reservation-rules.ts";

export const reservationCsvQuerySchema = adminReservationFilterSchema.extend({
  set: z.enum(csvSets).exclude(["contacts"]).default("list"),
  encoding: z.enum(csvEncodings).default("utf-8"),
  locale: localeSchema.default("ja"),
});

export const contactCsvSchema = adminReservationFilterSchema
  .extend({
    encoding: z.enum(csvEncodings).default("utf-8"),
    locale: localeSchema.default("ja"),
    reason: z.string().check(...partyRules.reason),
  })
  .meta({ id: "ContactCsv" });
