import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { headingSchema } from "./heading.ts";

export const legalKinds = ["privacy-policy", "term-of-service"] as const;
export const legalKindSchema = z.enum(legalKinds);

export const legalVersionSchema = z
  .object({
    version: z.number().int(),
    announcedOn: z.iso.date(),
    effectiveOn: z.iso.date(),
    /** By the calendar of the venue. */
    state: z.enum(["past", "current", "coming"]),
  })
  .meta({ id: "LegalVersion" });

export const legalQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  version: z.coerce.number().int().min(1).max(9_999).optional(),
});

export const legalDocumentSchema = legalVersionSchema
  .extend({
    kind: legalKindSchema,
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    summary: z.string(),
    /** What changed since the version before. */
    changes: z.string(),
    /** Sanitized HTML made from the Markdown body. */
    bodyHtml: z.string(),
    headings: z.array(headingSchema),
    /** All announced versions, newest first. */
    versions: z.array(legalVersionSchema),
  })
  .meta({ id: "LegalDocument" });

export type LegalKind = z.infer<typeof legalKindSchema>;
/** The first day on which each can be read; without those that nobody has announced. */
export type LegalDays = Partial<Record<LegalKind, string>>;
export type LegalQuery = z.infer<typeof legalQuerySchema>;
export type LegalVersion = z.infer<typeof legalVersionSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
