import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { organizedEventViews } from "./organized-event-views.ts";

/** Events as the organizer has them: drafts too, and with their seats. */

export const organizedEventViewSchema = z.enum(organizedEventViews);

export const organizedEventListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  view: organizedEventViewSchema.default("upcoming"),
  /** Where the page before ended, as it said itself. */
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const organizedEventSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    titles: z.object({ ja: z.string(), en: z.string() }),
    /** Null for a draft that has no day yet. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    state: z.enum(["draft", "published", "changed", "cancelled", "archived"]),
    venueName: z.string(),
    sessions: z.number().int(),
    capacity: z.number().int(),
    seatsTaken: z.number().int(),
    waiting: z.number().int(),
    /** Something is written that is not public yet. */
    hasDraft: z.boolean(),
    publishAt: z.iso.datetime().nullable(),
    seriesId: z.uuid().nullable(),
  })
  .meta({ id: "OrganizedEvent" });

/** Nothing is counted: that would cost more the more events there are. */
export const organizedEventListSchema = z
  .object({
    items: z.array(organizedEventSchema),
    /** For the next page, or null at the end. */
    next: z.string().nullable(),
  })
  .meta({ id: "OrganizedEventList" });

export const eventParametersSchema = z.object({ eventId: z.uuid() });

const eventMailSchema = z
  .object({
    kind: z.enum(["event-changed", "table-called-off", "event-cancelled"]),
    locale: localeSchema,
    subject: z.string(),
    text: z.string(),
  })
  .meta({ id: "EventMail" });

const sessionConsequenceSchema = z
  .object({
    id: z.uuid(),
    seatsTaken: z.number().int(),
    /** Parties with seats, or with an offer of some. */
    parties: z.number().int(),
    waiting: z.number().int(),
    /** Of both, those whom no mail reaches: the organizer wrote them down. */
    withoutMail: z.number().int(),
    /** It can be called off, but not taken out. */
    isInUse: z.boolean(),
    /** Whether it was confirmed at its deadline. */
    isDecided: z.boolean(),
    /** What the draft does to it, if it is published. */
    isMoved: z.boolean(),
    isCalledOff: z.boolean(),
    /** How many seats there will be more, or fewer. */
    addedSeats: z.number().int(),
  })
  .meta({ id: "SessionConsequence" });

export const eventConsequencesSchema = z
  .object({
    /** Nobody can have reserved what never was public. */
    isPublic: z.boolean(),
    seatsTaken: z.number().int(),
    parties: z.number().int(),
    /** Parties, those who wait among them, that are told of other hours or another place by mail. */
    toldOfMove: z.number().int(),
    /** And that a session will not take place. */
    toldOfCallOff: z.number().int(),
    /** Parties that it concerns and that have to be told in another way. */
    withoutMail: z.number().int(),
    sessions: z.array(sessionConsequenceSchema),
    /** One of each kind in each language, as it will be sent; name and code are nobody's. */
    mails: z.array(eventMailSchema),
  })
  .meta({ id: "EventConsequences" });

const noticeSchema = z.object({
  ja: z.string().trim().min(1).max(4_000),
  /** Of an event with English texts. */
  en: z.string().trim().max(4_000),
});

export const cancellationPreviewSchema = z
  .object({ notice: noticeSchema })
  .meta({ id: "CancellationToPreview" });

export const previewedCancellationSchema = z
  .object({
    /** Parties, those who wait among them, that get the mail. */
    told: z.number().int(),
    withoutMail: z.number().int(),
    mails: z.array(eventMailSchema),
  })
  .meta({ id: "PreviewedCancellation" });

export const eventCancellationSchema = z
  .object({
    /** Stands on the page and in the mails. */
    notice: noticeSchema,
    /** For the audit. */
    reason: z.string().trim().min(1).max(500),
  })
  .meta({ id: "EventCancellation" });

export const cancelledEventSchema = z
  .object({ id: z.uuid(), state: z.literal("cancelled") })
  .meta({ id: "CancelledEvent" });

export type OrganizedEventView = z.infer<typeof organizedEventViewSchema>;
export type OrganizedEventListQuery = z.infer<typeof organizedEventListQuerySchema>;
export type OrganizedEvent = z.infer<typeof organizedEventSchema>;
export type OrganizedEventList = z.infer<typeof organizedEventListSchema>;
export type EventMail = z.infer<typeof eventMailSchema>;
export type SessionConsequence = z.infer<typeof sessionConsequenceSchema>;
export type EventConsequences = z.infer<typeof eventConsequencesSchema>;
export type EventNotice = z.infer<typeof noticeSchema>;
export type PreviewedCancellation = z.infer<typeof previewedCancellationSchema>;
export type EventCancellation = z.infer<typeof eventCancellationSchema>;
