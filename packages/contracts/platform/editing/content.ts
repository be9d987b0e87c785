import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { momentSchema } from "../../moment.ts";
import { contentDocumentSchema, contentProblemSchema } from "./content-document.ts";
import { contentKindSchema, contentStateSchema } from "./content-kinds.ts";

const personSchema = z.object({ id: z.string(), name: z.string() });

export const contentListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  state: z.union([contentStateSchema, z.literal("without-english")]).optional(),
  /** Found in titles, texts and addresses. */
  search: z.string().max(100).optional(),
  /** Where the page before ended, as it said itself. */
  after: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const contentEntrySchema = z
  .object({
    id: z.uuid(),
    /** For legal texts, which one of them. */
    slug: z.string(),
    state: contentStateSchema,
    /** As the draft says, where there is one. Empty while nobody wrote one. Legal texts have their summary for it. */
    titles: z.object({ ja: z.string(), en: z.string() }),
    publishedAt: z.iso.datetime().nullable(),
    /** When a scheduled one will be public. */
    publishAt: z.iso.datetime().nullable(),
    /** For events: when it begins. */
    startsAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    pinned: z.boolean(),
    /** For legal texts: which version, given when it is published. */
    version: z.number().int().nullable(),
    updatedBy: z.union([personSchema, z.null()]),
  })
  .meta({ id: "ContentEntry" });

export const contentListSchema = z
  .object({
    items: z.array(contentEntrySchema),
    /** For the next page, or null at the end. */
    next: z.string().nullable(),
    /** None goes beyond mostContentCounted. */
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
    /** Begins as a copy of this one, without its address. */
    copyOf: z.uuid().optional(),
  })
  .meta({ id: "NewContent" });

export const contentItemSchema = z
  .object({
    id: z.uuid(),
    kind: contentKindSchema,
    state: contentStateSchema,
    /** The draft, or what is public where there is none. */
    document: contentDocumentSchema,
    /** What is public, or was until it was archived. */
    published: z.union([contentDocumentSchema, z.null()]),
    /**
     * Of the draft, or of the last publication where there is none; 0 before the first. Whoever saves or publishes names the version they
     * were shown.
     */
    version: z.number().int(),
    savedAt: z.iso.datetime().nullable(),
    savedBy: z.union([personSchema, z.null()]),
    publishedAt: z.iso.datetime().nullable(),
    publishAt: z.iso.datetime().nullable(),
    /** Why the hour came and it could not be published. */
    refusedAt: z.iso.datetime().nullable(),
    /** Not a legal text that is in force, or was: it is copied, and the copy becomes the next version. */
    editable: z.boolean(),
    problems: z.array(contentProblemSchema),
    /** How many revisions there are. */
    revisions: z.number().int(),
  })
  .meta({ id: "ContentItem" });

export const contentChoicesSchema = z
  .object({ items: z.array(z.object({ id: z.uuid(), label: z.string() })) })
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
    /** In the future: then, by the worker. Left out: now. */
    at: momentSchema.optional(),
  })
  .meta({ id: "Publication" });

export const contentReceiptSchema = z
  .object({ id: z.uuid(), state: contentStateSchema, publishAt: z.iso.datetime().nullable() })
  .meta({ id: "ContentReceipt" });

export const revisionSummarySchema = z
  .object({
    number: z.number().int(),
    madeAt: z.iso.datetime(),
    /** Null for what was public before revisions were kept, and for the system. */
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
export type DraftToSave = z.infer<typeof draftToSaveSchema>;
export type SavedDraft = z.infer<typeof savedDraftSchema>;
export type Publication = z.infer<typeof publicationSchema>;
export type ContentReceipt = z.infer<typeof contentReceiptSchema>;
export type RevisionSummary = z.infer<typeof revisionSummarySchema>;
export type Revision = z.infer<typeof revisionSchema>;
