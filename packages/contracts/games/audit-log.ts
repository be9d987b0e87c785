import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { daySchema } from "../moment.ts";

export const auditEntryQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  /** The id of who did it. */
  actor: z.string().max(200).optional(),
  /** The part of an action's name before the dot. */
  group: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  /** Days in Japan, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** A reservation's code, an inquiry's receipt, a handle, a slug, or an id. */
  subject: z.string().trim().max(200).optional(),
  /** Only what was done in another person's name. */
  impersonated: z.stringbool().optional(),
  /** The id of the last entry that is known: those before it are wanted. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const personSchema = z
  .object({
    id: z.string(),
    /** Empty for who gave none, and for somebody who is no longer here. */
    name: z.string(),
    /** Null for somebody who is no longer here. */
    handle: z.string().nullable(),
    icon: z.string().nullable(),
  })
  .meta({ id: "AuditPerson" });

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const changeSchema = z
  .object({ field: z.string(), before: scalarSchema, after: scalarSchema })
  .meta({ id: "AuditChange" });

const auditEntrySchema = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: personSchema,
    actingAs: personSchema.nullable(),
    action: z.string(),
    subject: z.object({
      kind: z.string(),
      id: z.string(),
      /** What it is called now: a code, a title, a handle. Null for what has no name, or is gone. */
      label: z.string().nullable(),
      /** Of the person it is about. */
      name: z.string().nullable(),
    }),
    changes: z.array(changeSchema),
    reason: z.string().nullable(),
  })
  .meta({ id: "AuditEntry" });

export const auditEntryListSchema = z
  .object({
    /** The newest first. */
    items: z.array(auditEntrySchema),
    /** How many there are by the same conditions, counted up to a limit. */
    count: z.number().int(),
    /** Give it as `after` for what was before; null at the end. */
    next: z.string().nullable(),
    /** Everybody who ever did something. */
    actors: z.array(personSchema),
  })
  .meta({ id: "AuditEntryList" });

export type AuditEntryQuery = z.infer<typeof auditEntryQuerySchema>;
export type AuditEntryList = z.infer<typeof auditEntryListSchema>;
export type AuditEntryItem = z.infer<typeof auditEntrySchema>;
export type AuditChange = z.infer<typeof changeSchema>;
export type AuditPerson = z.infer<typeof personSchema>;
