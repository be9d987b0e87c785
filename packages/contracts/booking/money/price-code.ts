import { z } from "zod";
import { momentSchema } from "../../moment.ts";
import { priceCodeRules } from "./price-code-rules.ts";

const moment = z.iso.datetime();
const yen = z.number().int().min(0).max(1_000_000);
const percent = z.number().int().min(0).max(100);
const mostUses = z.number().int().min(1).max(100_000).nullable();
const mostPerPerson = z.number().int().min(1).max(100).nullable();

const priceCodeSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    /** Visible to the organizer only. */
    note: z.string(),
    /** Off each seat; 0 if it is a percentage. */
    yen,
    percent,
    /** Null for all events. */
    event: z.object({ id: z.uuid(), title: z.string() }).nullable(),
    validFrom: moment,
    validUntil: moment,
    /** Reservations that may have it at a time; null for any number. */
    mostUses,
    mostPerPerson,
    /** Reservations that have it now. */
    uses: z.number().int(),
    stoppedAt: moment.nullable(),
  })
  .meta({ id: "PriceCode" });

/** The newest first. */
export const priceCodesSchema = z
  .object({ codes: z.array(priceCodeSchema) })
  .meta({ id: "PriceCodes" });

export const newPriceCodeSchema = z
  .object({
    code: z.string().check(...priceCodeRules.code),
    note: z
      .string()
      .default("")
      .check(...priceCodeRules.note),
    yen: yen.default(0),
    percent: percent.default(0),
    /** Null for all events. */
    eventSlug: z.string().max(80).nullable().default(null),
    validFrom: momentSchema,
    validUntil: momentSchema,
    mostUses: mostUses.default(null),
    mostPerPerson: mostPerPerson.default(null),
  })
  .refine(({ yen, percent }) => yen > 0 !== percent > 0, {
    path: ["yen"],
    message: "Either yen or a percentage.",
  })
  .refine(({ validFrom, validUntil }) => Date.parse(validFrom) < Date.parse(validUntil), {
    path: ["validUntil"],
    message: "After the beginning.",
  })
  .meta({ id: "NewPriceCode" });

export const priceCodeReferenceSchema = z
  .object({ id: z.uuid(), code: z.string() })
  .meta({ id: "PriceCodeReference" });

export type NewPriceCode = z.infer<typeof newPriceCodeSchema>;
export type PriceCodes = z.infer<typeof priceCodesSchema>;
export type PriceCodeReference = z.infer<typeof priceCodeReferenceSchema>;
