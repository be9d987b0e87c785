import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { contactCategories, inquiryStates, inquiryViews } from "./contact-form.ts";

export const inquiryListQuerySchema = z.object({
  view: z.enum(inquiryViews).default("unfinished"),
  /** Beginning of the receipt, the name or the address. Searches all states. */
  search: z.string().trim().max(254).default(""),
  /** The `next` of the previous page. */
  after: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

const organizerSchema = z.object({ id: z.string(), name: z.string() }).meta({ id: "Organizer" });

export const inquiryEntrySchema = z
  .object({
    id: z.uuid(),
    receipt: z.string(),
    category: z.enum(contactCategories),
    name: z.string(),
    state: z.enum(inquiryStates),
    /** The beginning of the text. */
    excerpt: z.string(),
    replyLocale: localeSchema,
    assignee: z.union([organizerSchema, z.null()]),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "InquiryEntry" });

/** Counting stops here. */
export const maxInquiriesCounted = 1_000;

export const inquiryCountsSchema = z
  .object({
    new: z.number().int(),
    open: z.number().int(),
    answered: z.number().int(),
    closed: z.number().int(),
    mine: z.number().int(),
  })
  .meta({ id: "InquiryCounts" });

/** Newest first. */
export const inquiryListSchema = z
  .object({
    items: z.array(inquiryEntrySchema),
    next: z.string().nullable(),
    counts: inquiryCountsSchema,
  })
  .meta({ id: "InquiryList" });

export const inquiryMessageSchema = z
  .object({
    id: z.uuid(),
    /** A reply was mailed; a note is internal; an answer came from the person by mail. */
    kind: z.enum(["reply", "note", "answer"]),
    body: z.string(),
    /** Null for an answer. */
    madeBy: z.string().nullable(),
    at: z.iso.datetime(),
    /** The address of an answer, if it is another than that of the inquiry. */
    sender: z.string().nullable(),
    /** Names of the files that came with an answer. */
    attachments: z.array(z.string()),
  })
  .meta({ id: "InquiryMessage" });

export const inquiryThreadSchema = inquiryEntrySchema
  .omit({ excerpt: true })
  .extend({
    email: z.string(),
    reservationCode: z.string().nullable(),
    body: z.string(),
    locale: localeSchema,
    messages: z.array(inquiryMessageSchema),
    /** Null for a sender without an account. */
    userId: z.string().nullable(),
    figures: z.object({
      reservations: z.number().int(),
      attended: z.number().int(),
      inquiries: z.number().int(),
    }),
    /** People to whom it can be assigned. */
    assignees: z.array(organizerSchema),
  })
  .meta({ id: "InquiryThread" });

export const maxMessageLength = 4_000;

export const newInquiryMessageSchema = z
  .object({ body: z.string().trim().min(1).max(maxMessageLength) })
  .meta({ id: "NewInquiryMessage" });

export const inquiryAssignmentSchema = z
  .object({ assigneeId: z.string().max(100).nullable() })
  .meta({ id: "InquiryAssignment" });

export const inquiryStateChangeSchema = z
  .object({
    /** A reopened inquiry is `answered` if a reply was sent. */
    state: z.enum(["open", "closed"]),
  })
  .meta({ id: "InquiryStateChange" });

export const inquiryReceiptSchema = z
  .object({ id: z.uuid(), state: z.enum(inquiryStates) })
  .meta({ id: "InquiryReceipt" });

export const cannedTextValuesSchema = z
  .object({
    title: z.string().trim().min(1).max(80),
    ja: z.string().trim().min(1).max(2_000),
    /** Empty: offered only for replies in Japanese. */
    en: z.string().trim().max(2_000).default(""),
    position: z.number().int().min(0).max(999).default(0),
  })
  .meta({ id: "CannedTextValues" });

export const cannedTextSchema = cannedTextValuesSchema
  .extend({ id: z.uuid(), en: z.string(), position: z.number().int() })
  .meta({ id: "CannedText" });

export const cannedTextListSchema = z
  .object({ items: z.array(cannedTextSchema) })
  .meta({ id: "CannedTextList" });

export type InquiryListQuery = z.infer<typeof inquiryListQuerySchema>;
export type InquiryEntry = z.infer<typeof inquiryEntrySchema>;
export type InquiryList = z.infer<typeof inquiryListSchema>;
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>;
export type InquiryThread = z.infer<typeof inquiryThreadSchema>;
export type InquiryMessage = z.infer<typeof inquiryMessageSchema>;
export type InquiryReceipt = z.infer<typeof inquiryReceiptSchema>;
export type CannedText = z.infer<typeof cannedTextSchema>;
export type CannedTextValues = z.infer<typeof cannedTextValuesSchema>;
