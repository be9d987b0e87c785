import { z } from "zod";
import { contentDocumentSchema } from "./content-document.ts";
import { maxTemplateNameLength } from "./editing-limits.ts";

export const templateNameSchema = z
  .object({ name: z.string().trim().min(1).max(maxTemplateNameLength) })
  .meta({ id: "EventTemplateName" });

export const newTemplateSchema = templateNameSchema
  .extend({
    /** The event whose draft, or else whose public version, is saved. */
    eventId: z.uuid(),
  })
  .meta({ id: "NewEventTemplate" });

export const eventTemplateSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    savedAt: z.iso.datetime(),
    /** In Japanese. */
    title: z.string(),
    /** Null if the saved event had no day. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    fee: z.number().nullable(),
    venueName: z.string().nullable(),
    sessions: z.number().int(),
  })
  .meta({ id: "EventTemplate" });

export const eventTemplateListSchema = z
  .object({ items: z.array(eventTemplateSchema) })
  .meta({ id: "EventTemplateList" });

/** Source of a new event's values: a template, or the event published last. */
export const filledDraftSchema = z
  .object({
    source: z.enum(["template", "usual"]),
    /** That of the template. */
    name: z.string(),
    document: contentDocumentSchema,
  })
  .meta({ id: "FilledDraft" });

export type NewTemplate = z.infer<typeof newTemplateSchema>;
export type EventTemplate = z.infer<typeof eventTemplateSchema>;
export type FilledDraft = z.infer<typeof filledDraftSchema>;
