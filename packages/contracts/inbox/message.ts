import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { momentSchema } from "../moment.ts";
import {
  messageSegmentNames,
  messageStates,
  recipientReasons,
  recipientStates,
  recipientViews,
} from "./message-form.ts";
import { messageRules } from "./message-rules.ts";

const moment = z.iso.datetime();
const count = z.number().int();
const localeQuery = z.object({ locale: localeSchema.default("ja") });

/** Without an event it is a newsletter. */
export const newMessageSchema = z
  .object({ eventId: z.uuid().nullable() })
  .meta({ id: "NewMessage" });

/** Whose mail: a reservation or, for a newsletter, an account. */
const personId = z.string().min(1).max(64);

/** An organizer's message and its recipients. For a newsletter, only the texts count. */
const messageValuesShape = {
  /** Only those of one session. */
  sessionId: z.uuid().nullable(),
  segments: z.array(z.enum(messageSegmentNames)).max(messageSegmentNames.length),
  subjectJa: z.string().check(...messageRules.subject),
  bodyJa: z.string().check(...messageRules.body),
  /** Without subject and text in English, everybody gets the Japanese. */
  subjectEn: z.string().check(...messageRules.subject),
  bodyEn: z.string().check(...messageRules.body),
  /** Puts parties without a mail address on the call list. */
  calls: z.boolean(),
};

export const messageDraftSchema = z
  .object({
    ...messageValuesShape,
    /** The version that was read. */
    version: z.number().int(),
  })
  .meta({ id: "MessageDraft" });

const audienceSchema = z.object({
  /** Parties that get a mail, and among them those who read English. */
  mail: count,
  english: count,
  /** People who agreed to newsletters, and get none because earlier mails bounced. */
  undeliverable: count,
  /** Parties without an address, and the first of them. */
  telephone: count,
  withoutMail: z.array(
    z.object({
      reservationId: z.uuid(),
      name: z.string(),
      phone: z.string(),
      seats: count,
      letter: z.string().nullable(),
    }),
  ),
});

const progressSchema = z.object({
  waiting: count,
  sending: count,
  sent: count,
  failed: count,
  skipped: count,
  /** On the call list, and those of them who were not told yet. */
  listed: count,
  untold: count,
});

const headShape = {
  id: z.uuid(),
  state: z.enum(messageStates),
  /** Null for a newsletter. */
  event: z
    .object({ id: z.uuid(), title: z.string(), locale: localeSchema, startsAt: moment })
    .nullable(),
  subject: z.string(),
  /** When it is or was to be sent; null for a draft. */
  sendAt: moment.nullable(),
  updatedAt: moment,
  /** Who wrote or sent it. */
  by: z.string(),
};

export const messageEntrySchema = z
  .object({ ...headShape, progress: progressSchema })
  .meta({ id: "MessageEntry" });

export const messageListQuerySchema = localeQuery.extend({
  after: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});

/** Newest first. */
export const messageListSchema = z
  .object({ items: z.array(messageEntrySchema), next: z.string().nullable() })
  .meta({ id: "MessageList" });

export const messageSchema = z
  .object({
    ...headShape,
    ...messageValuesShape,
    version: count,
    endedAt: moment.nullable(),
    /** Why it was sent in quiet hours. */
    urgentReason: z.string().nullable(),
    /** When the mail server took the last test. */
    testedAt: moment.nullable(),
    progress: progressSchema,
    /** For a draft: how many there are of each kind, in the chosen session or in all. */
    segmentCounts: z.array(
      z.object({ segment: z.enum(messageSegmentNames), parties: count, people: count }),
    ),
    audience: audienceSchema,
    sessions: z.array(
      z.object({
        id: z.uuid(),
        letter: z.string().nullable(),
        name: z.string(),
        startsAt: moment,
      }),
    ),
    /** For a newsletter: how many others were sent in the period of the profile's promise. */
    recentNewsletters: count,
    /** The end of the quiet hours, if the moment of `at` is in them. */
    quietUntil: moment.nullable(),
  })
  .meta({ id: "Message" });

export const messageQuerySchema = localeQuery.extend({
  /** When it is to be sent; without it, now. */
  at: momentSchema.optional(),
});
export const messageParametersSchema = z.object({ messageId: z.uuid() });

/** Without a person, that of the first. */
export const messagePreviewQuerySchema = z.object({ person: personId.optional() });

export const messagePreviewSchema = z
  .object({
    /** Null without recipients. */
    mail: z
      .object({
        personId,
        locale: localeSchema,
        /** Empty for viewers without the right to contact details. */
        to: z.string(),
        subject: z.string(),
        /** The whole text; pieces that are filled in for this person are marked. */
        parts: z.array(z.object({ text: z.string(), isFilled: z.boolean() })),
      })
      .nullable(),
    /** The first recipients, to choose from; empty for viewers without the right to see guests. */
    people: z.array(z.object({ personId, name: z.string(), locale: localeSchema })),
  })
  .meta({ id: "MessagePreview" });

export const messageTestSchema = z
  .object({ personId, version: z.number().int() })
  .meta({ id: "MessageTest" });

/** One whose mail failed, or null for all of them. */
export const messageResendSchema = z
  .object({ recipientId: z.uuid().nullable() })
  .meta({ id: "MessageResend" });

export const messageSendSchema = z
  .object({
    version: z.number().int(),
    /** Without it, at once. */
    at: momentSchema.nullable(),
    /** Sends in quiet hours too. */
    urgentReason: z
      .string()
      .check(...messageRules.urgentReason)
      .nullable(),
  })
  .meta({ id: "MessageSend" });

export const messageReceiptSchema = z
  .object({
    id: z.uuid(),
    state: z.enum(messageStates),
    version: count,
    sendAt: moment.nullable(),
  })
  .meta({ id: "MessageReceipt" });

export const recipientListQuerySchema = z.object({
  view: z.enum(recipientViews).default("all"),
  after: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const recipientSchema = z
  .object({
    id: z.uuid(),
    /** Null in a newsletter. */
    reservationId: z.uuid().nullable(),
    /** Null for a party without an account. */
    userId: z.string().nullable(),
    name: z.string(),
    email: z.string().nullable(),
    letter: z.string().nullable(),
    locale: localeSchema,
    state: z.enum(recipientStates),
    reason: z.enum(recipientReasons).nullable(),
    /** Why it bounced, as an RFC 3463 code. */
    status: z.string().nullable(),
    /** Number of mails that bounced from the current address without showing that it is wrong. */
    softBounces: count,
    at: moment.nullable(),
  })
  .meta({ id: "MessageRecipient" });

/** Failures first, then those under way. */
export const recipientListSchema = z
  .object({ items: z.array(recipientSchema), next: z.string().nullable() })
  .meta({ id: "MessageRecipientList" });

export type MessageDraft = z.infer<typeof messageDraftSchema>;
export type MessageEntry = z.infer<typeof messageEntrySchema>;
export type MessageList = z.infer<typeof messageListSchema>;
export type MessageListQuery = z.infer<typeof messageListQuerySchema>;
export type Message = z.infer<typeof messageSchema>;
export type MessagePreview = z.infer<typeof messagePreviewSchema>;
export type MessageReceipt = z.infer<typeof messageReceiptSchema>;
export type MessageResend = z.infer<typeof messageResendSchema>;
export type MessageSend = z.infer<typeof messageSendSchema>;
export type MessageTest = z.infer<typeof messageTestSchema>;
export type Recipient = z.infer<typeof recipientSchema>;
export type RecipientList = z.infer<typeof recipientListSchema>;
export type RecipientListQuery = z.infer<typeof recipientListQuerySchema>;
