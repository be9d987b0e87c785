import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { daySchema } from "../moment.ts";

export const auditEntryQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  /** Id of the actor. */
  actor: z.string().max(200).optional(),
  /** The part of an action's name before the dot. */
  group: z
    .string()
    .regex(/^[a-z-]{1,40}$/)
    .optional(),
  /** Days at the venue, both inclusive. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** A reservation's code, an inquiry's receipt, a handle, a slug, or an id. */
  subject: z.string().trim().max(200).optional(),
  /** Only actions during an impersonation. */
  impersonated: z.stringbool().optional(),
  /** Id of the last entry of the previous page; older entries follow. */
  after: z
    .string()
    .regex(/^\d{1,18}$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const personSchema = z
  .object({
    id: z.string(),
    /** The mail address if the person gave none; empty if the account is gone. */
    name: z.string(),
    /** Null if the account is gone. */
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
      /** Its current name: a code, a title or a person. Null if it has none, or was deleted. */
      label: z.string().nullable(),
      /** Name of the person it is about. */
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
    /** Number of entries that match, counted up to a limit. */
    count: z.number().int(),
    /** Pass as `after` for older entries; null at the end. */
    next: z.string().nullable(),
    /** Everyone who has an entry as the actor. */
    actors: z.array(personSchema),
  })
  .meta({ id: "AuditEntryList" });

export type AuditEntryQuery = z.infer<typeof auditEntryQuerySchema>;
export type AuditEntryList = z.infer<typeof auditEntryListSchema>;
export type AuditEntryItem = z.infer<typeof auditEntrySchema>;
export type AuditChange = z.infer<typeof changeSchema>;
export type AuditPerson = z.infer<typeof personSchema>;
