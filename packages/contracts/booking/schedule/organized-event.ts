import { z } from "zod";
import { contentStateSchema } from "../../content/editing/content-kinds.ts";
import { legalKindSchema } from "../../content/legal.ts";
import { localeSchema } from "../../locale-schema.ts";
import { daySchema } from "../../moment.ts";
import { organizedEventViews } from "./organized-event-views.ts";

/** Events for the organizer, including drafts, with their seats. */

export const organizedEventViewSchema = z.enum(organizedEventViews);

export const organizedEventListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  view: organizedEventViewSchema.default("upcoming"),
  /** The `next` of the previous page. */
  after: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const organizedEventSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    titles: z.object({ ja: z.string(), en: z.string() }),
    /** Null for a draft without a day. */
    startsAt: z.iso.datetime().nullable(),
    endsAt: z.iso.datetime().nullable(),
    state: z.enum(["draft", "published", "changed", "cancelled", "archived"]),
    venueName: z.string(),
    sessions: z.number().int(),
    capacity: z.number().int(),
    seatsTaken: z.number().int(),
    waiting: z.number().int(),
    /** Has changes that are not public yet. */
    hasDraft: z.boolean(),
    publishAt: z.iso.datetime().nullable(),
    seriesId: z.uuid().nullable(),
  })
  .meta({ id: "OrganizedEvent" });

/** Without counts, whose cost would grow with the number of events. */
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
    /** Parties with seats or an offer. */
    parties: z.number().int(),
    waiting: z.number().int(),
    /** Parties to be told that have no mail address. */
    withoutMail: z.number().int(),
    /** It has reservations: it can be called off, but not removed. */
    isInUse: z.boolean(),
    /** Whether it was confirmed at its deadline. */
    isDecided: z.boolean(),
    /** What publishing the draft changes. */
    isMoved: z.boolean(),
    isCalledOff: z.boolean(),
    /** Change in the number of seats; may be negative. */
    addedSeats: z.number().int(),
  })
  .meta({ id: "SessionConsequence" });

const otherEventSchema = z.object({
  id: z.uuid(),
  /** In Japanese. */
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});

/** Warnings for the organizer. They block neither drafts nor publications. */
const eventWarningSchema = z
  .discriminatedUnion("kind", [
    z.object({
      /** One guide in two places at once: at another session, or at another event. */
      kind: z.literal("guide-busy"),
      sessionId: z.uuid(),
      guideId: z.uuid(),
      otherSessionId: z.uuid().nullable(),
      otherEvent: z.union([otherEventSchema, z.null()]),
    }),
    z.object({
      /** The game and its explanation need longer than the session lasts. */
      kind: z.literal("game-too-long"),
      sessionId: z.uuid(),
      gameMinutes: z.number().int(),
      sessionMinutes: z.number().int(),
      /** The end that would suffice. */
      endsAt: z.iso.datetime(),
    }),
    z.object({
      /** The venue is closed on every such weekday, or additionally on this day. */
      kind: z.literal("house-closed"),
      day: daySchema,
      by: z.enum(["weekday", "day"]),
    }),
    z.object({
      /** Guests reserve, and these legal documents cannot be read on the site. */
      kind: z.literal("legal-missing"),
      documents: z.array(legalKindSchema),
    }),
    z.object({
      kind: z.literal("venue-taken"),
      otherEvent: otherEventSchema.extend({ room: z.string() }),
    }),
  ])
  .meta({ id: "EventWarning" });

/** The event's hours, and the other public events at its venue on that day. */
const venueDaySchema = z
  .object({
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** In Japanese; empty if none is named. */
    room: z.string(),
    others: z.array(
      otherEventSchema.extend({
        room: z.string(),
        /** At the same time in the same room, or if either room is unknown. */
        isClash: z.boolean(),
      }),
    ),
  })
  .meta({ id: "VenueDay" });

export const eventConsequencesSchema = z
  .object({
    /** If false, there can be no reservations. */
    isPublic: z.boolean(),
    seatsTaken: z.number().int(),
    parties: z.number().int(),
    /** Number of parties, waiting ones included, mailed about new hours or a new place. */
    toldOfMove: z.number().int(),
    /** Number of parties mailed that a session will not take place. */
    toldOfCallOff: z.number().int(),
    /** Number of affected parties without mail, who must be told in another way. */
    withoutMail: z.number().int(),
    /** If it changes prices: reserved seats that keep what they were promised, and those without a promise, which cost the new fee. */
    prices: z.object({ kept: z.number().int(), following: z.number().int() }),
    /** Parties to be told of a cancellation of the whole event, by mail and on the telephone. */
    ifCancelled: z.object({ mails: z.number().int(), calls: z.number().int() }),
    sessions: z.array(sessionConsequenceSchema),
    /** One mail of each kind and language, as it will be sent, with placeholder name and code. */
    mails: z.array(eventMailSchema),
    warnings: z.array(eventWarningSchema),
    venueDay: z.union([venueDaySchema, z.null()]),
  })
  .meta({ id: "EventConsequences" });

const noticeSchema = z.object({
  ja: z.string().trim().min(1).max(4_000),
  /** Only for an event with English texts. */
  en: z.string().trim().max(4_000),
});

/** Whether the later events of the series are meant as well. */
const followingSchema = z.boolean().default(false);

export const cancellationPreviewSchema = z
  .object({ notice: noticeSchema, following: followingSchema })
  .meta({ id: "CancellationToPreview" });

export const previewedCancellationSchema = z
  .object({
    /** Number of parties, waiting ones included, that get the mail. */
    told: z.number().int(),
    withoutMail: z.number().int(),
    mails: z.array(eventMailSchema),
  })
  .meta({ id: "PreviewedCancellation" });

export const eventCancellationSchema = z
  .object({
    /** Shown on the page and in the mails. */
    notice: noticeSchema,
    /** For the audit log. */
    reason: z.string().trim().min(1).max(500),
    following: followingSchema,
  })
  .meta({ id: "EventCancellation" });

export const cancelledEventSchema = z
  .object({
    id: z.uuid(),
    state: z.literal("cancelled"),
    /** How many events were canceled: 1, or more of a series. */
    events: z.number().int(),
  })
  .meta({ id: "CancelledEvent" });

/** The events of the series after this one that are still to come. */
export const followingEventsSchema = z
  .object({
    items: z.array(
      z.object({
        id: z.uuid(),
        day: z.iso.date(),
        state: contentStateSchema,
        /** If false, only a draft, without reservations. */
        isPublic: z.boolean(),
        /** Parties to be told of its cancellation, by mail and on the telephone. */
        ifCancelled: z.object({ mails: z.number().int(), calls: z.number().int() }),
      }),
    ),
  })
  .meta({ id: "FollowingEvents" });

const carriedChangeSchema = z.object({
  id: z.uuid(),
  day: z.iso.date(),
  /** False without changes. */
  isChanged: z.boolean(),
  /** Fields changed here that differ there, so they stay. */
  kept: z.array(z.string()),
  /** Published at once. If false, only its draft changes, because it is not public or has its own changes. */
  isPublished: z.boolean(),
  /** Problems that prevent publishing; the draft is changed and shows them. */
  problems: z.number().int(),
  /** Parties to be told of a new time or venue, or of a canceled table. */
  told: z.object({ mails: z.number().int(), calls: z.number().int() }),
});

export const changesToCarrySchema = z
  .object({ version: z.number().int().min(0) })
  .meta({ id: "ChangesToCarry" });

/** What publishing the draft of an event changes in the later events of its series. */
export const carriedChangesSchema = z
  .object({ items: z.array(carriedChangeSchema) })
  .meta({ id: "CarriedChanges" });

export type OrganizedEventView = z.infer<typeof organizedEventViewSchema>;
export type OrganizedEventListQuery = z.infer<typeof organizedEventListQuerySchema>;
export type OrganizedEvent = z.infer<typeof organizedEventSchema>;
export type OrganizedEventList = z.infer<typeof organizedEventListSchema>;
export type EventMail = z.infer<typeof eventMailSchema>;
export type SessionConsequence = z.infer<typeof sessionConsequenceSchema>;
export type EventConsequences = z.infer<typeof eventConsequencesSchema>;
export type VenueDay = z.infer<typeof venueDaySchema>;
export type EventWarning = z.infer<typeof eventWarningSchema>;
export type FollowingEvents = z.infer<typeof followingEventsSchema>;
export type CarriedChange = z.infer<typeof carriedChangeSchema>;
export type CarriedChanges = z.infer<typeof carriedChangesSchema>;
export type EventNotice = z.infer<typeof noticeSchema>;
export type PreviewedCancellation = z.infer<typeof previewedCancellationSchema>;
export type EventCancellation = z.infer<typeof eventCancellationSchema>;
