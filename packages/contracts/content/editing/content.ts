import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { daySchema, momentSchema } from "../../moment.ts";
import { contentDocumentSchema, contentProblemSchema } from "./content-document.ts";
import { contentKindSchema, contentStateSchema } from "./content-kinds.ts";
import { filledDraftSchema } from "./event-template.ts";

const personSchema = z.object({ id: z.string(), name: z.string() });

export const contentListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  state: z.union([contentStateSchema, z.literal("without-english")]).optional(),
  /** Searches titles, texts and slugs. */
  search: z.string().max(100).optional(),
  /** The `next` of the previous page. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const contentEntrySchema = z
  .object({
    id: z.uuid(),
    /** For legal texts, the kind. */
    slug: z.string(),
    state: contentStateSchema,
    /** From the draft if there is one. Empty if not written. For legal texts, the summary. */
    titles: z.object({ ja: z.string(), en: z.string() }),
    publishedAt: z.iso.datetime().nullable(),
    /** When a scheduled item will be public. */
    publishAt: z.iso.datetime().nullable(),
    /** For events: the start. */
    startsAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    pinned: z.boolean(),
    /** For legal texts: the version, assigned when published. */
    version: z.number().int().nullable(),
    updatedBy: z.union([personSchema, z.null()]),
  })
  .meta({ id: "ContentEntry" });

export const contentListSchema = z
  .object({
    items: z.array(contentEntrySchema),
    /** For the next page, or null at the end. */
    next: z.string().nullable(),
    /** None exceeds maxContentCounted. */
    counts: z.object({
      all: z.number().int(),
      draft: z.number().int(),
      scheduled: z.number().int(),
      published: z.number().int(),
      archived: z.number().int(),
      withoutEnglish: z.number().int(),
    }),
  })
  .meta({ id: "ContentList" });

export const newContentSchema = z
  .object({
    /** Starts as a copy of this item, without its slug. */
    copyOf: z.uuid().optional(),
    /** For events: starts as this template says. */
    template: z.uuid().optional(),
    /** For an event made from another or from a template: its day. Everything moves along, the slug is derived from it. */
    day: daySchema.optional(),
  })
  .meta({ id: "NewContent" });

export const contentItemSchema = z
  .object({
    id: z.uuid(),
    kind: contentKindSchema,
    state: contentStateSchema,
    /** The draft, or the public version if there is none. */
    document: contentDocumentSchema,
    /** The public version, or the last one before it was archived. */
    published: z.union([contentDocumentSchema, z.null()]),
    /**
     * Version of the draft, or of the last publication if there is none; 0 before the first. Saving and publishing must name
     * the version that was read.
     */
    version: z.number().int(),
    savedAt: z.iso.datetime().nullable(),
    savedBy: z.union([personSchema, z.null()]),
    publishedAt: z.iso.datetime().nullable(),
    publishAt: z.iso.datetime().nullable(),
    /** When it could not be published at its scheduled time. */
    refusedAt: z.iso.datetime().nullable(),
    /** False for a legal text that is or was in force: it is copied, and the copy becomes the next version. */
    editable: z.boolean(),
    problems: z.array(contentProblemSchema),
    /** Null if it began empty or as a copy, or was published since. */
    filled: z.union([filledDraftSchema, z.null()]),
    /** Number of revisions. */
    revisions: z.number().int(),
  })
  .meta({ id: "ContentItem" });

export const contentChoicesSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        label: z.string(),
        /** For board games: what a table takes over from its game. */
        game: z
          .object({
            minPlayers: z.number().int(),
            maxPlayers: z.number().int(),
            minutes: z.number().int(),
          })
          .optional(),
      }),
    ),
  })
  .meta({ id: "ContentChoices" });

export const draftToSaveSchema = z
  .object({ version: z.number().int().min(0), document: contentDocumentSchema })
  .meta({ id: "DraftToSave" });

export const savedDraftSchema = z
  .object({
    version: z.number().int(),
    savedAt: z.iso.datetime(),
    problems: z.array(contentProblemSchema),
  })
  .meta({ id: "SavedDraft" });

export const publicationSchema = z
  .object({
    version: z.number().int().min(0),
    /** Becomes the draft first, if it changes anything. With problems it stays a draft, and the answer names them. */
    document: contentDocumentSchema.optional(),
    /** A future time publishes by the worker; without it, now. */
    at: momentSchema.optional(),
    /** Saves and checks the document, but does not publish it. */
    check: z.boolean().optional(),
  })
  .meta({ id: "Publication" });

export const contentReceiptSchema = z
  .object({ id: z.uuid(), state: contentStateSchema, publishAt: z.iso.datetime().nullable() })
  .meta({ id: "ContentReceipt" });

export const publicationReceiptSchema = contentReceiptSchema
  .extend({
    /** Of the remaining draft, or of the public version. */
    version: z.number().int(),
    /** When the remaining draft was saved; null without one. */
    savedAt: z.iso.datetime().nullable(),
    /** Why it was not published; empty if it was. */
    problems: z.array(contentProblemSchema),
  })
  .meta({ id: "PublicationReceipt" });

export const revisionSummarySchema = z
  .object({
    number: z.number().int(),
    madeAt: z.iso.datetime(),
    /** Null for items published before revisions existed, and for the system. */
    madeBy: z.union([personSchema, z.null()]),
  })
  .meta({ id: "RevisionSummary" });

export const revisionListSchema = z
  .object({ items: z.array(revisionSummarySchema) })
  .meta({ id: "RevisionList" });

export const revisionSchema = revisionSummarySchema
  .extend({ document: contentDocumentSchema })
  .meta({ id: "Revision" });

export type ContentListQuery = z.infer<typeof contentListQuerySchema>;
export type ContentEntry = z.infer<typeof contentEntrySchema>;
export type ContentList = z.infer<typeof contentListSchema>;
export type ContentItem = z.infer<typeof contentItemSchema>;
export type NewContent = z.infer<typeof newContentSchema>;
export type DraftToSave = z.infer<typeof draftToSaveSchema>;
export type SavedDraft = z.infer<typeof savedDraftSchema>;
export type Publication = z.infer<typeof publicationSchema>;
export type ContentReceipt = z.infer<typeof contentReceiptSchema>;
export type PublicationReceipt = z.infer<typeof publicationReceiptSchema>;
export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export type Revision = z.infer<typeof revisionSchema>;
