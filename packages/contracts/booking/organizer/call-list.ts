import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { reservationStates } from "../reservation/reservation-form.ts";
import { callKinds } from "../reservation/reservation-mail.ts";
import { callAnswers, callOutcomes } from "./admin-reservation-form.ts";
import { returnedSchema } from "./admin-reservation-history.ts";
import { partyRules } from "./admin-reservation-rules.ts";

const moment = z.iso.datetime();

/**
 * Parties without a mail address that are called about a move, a cancellation, an offer or a message, and those whose mail
 * bounced.
 */
export const callListQuerySchema = z.object({
  /** Without it, the calls of all events that are still to be made, and those of the last day. */
  event: z.uuid().optional(),
  locale: localeSchema.default("ja"),
});

const spanSchema = z.object({ startsAt: moment, endsAt: moment, venue: z.string() });

export const callSchema = z
  .object({
    id: z.string(),
    kind: z.enum(callKinds),
    at: moment,
    reservation: z.object({
      id: z.uuid(),
      code: z.string(),
      name: z.string(),
      kana: z.string(),
      /** Empty if the organizer has none. */
      phone: z.string(),
      seats: z.number().int(),
      state: z.enum(reservationStates),
      /** The organizer's own note. */
      staffNote: z.string(),
    }),
    event: z.object({
      id: z.uuid(),
      slug: z.string(),
      title: z.string(),
      locale: localeSchema,
      /** Text about the change in pages and mails. */
      notice: z.string().nullable(),
    }),
    session: spanSchema.extend({ letter: z.string().nullable(), name: z.string() }),
    /** Hours and place that the party knows, if they changed, and the title of the event, if it was another. */
    former: spanSchema.extend({ event: z.string().nullable() }).nullable(),
    /** The organizer's message, as this party would read it. */
    message: z.object({ subject: z.string(), body: z.string() }).nullable(),
    /** Whether it replaces a mail that bounced: because there is no such mailbox, or for another reason. */
    returned: returnedSchema,
    /** Why the organizer canceled the reservation. */
    reason: z.string().nullable(),
    toldAt: moment.nullable(),
    /** Who told them. */
    by: z.string(),
    answer: z.enum(callAnswers).nullable(),
    remark: z.string(),
    notedAt: moment.nullable(),
    /** Who wrote the remark. */
    notedBy: z.string(),
    /** Who is calling them now. */
    calling: z.object({ by: z.string(), isOwn: z.boolean(), until: moment }).nullable(),
    /** The reservation may still be canceled. */
    mayCancel: z.boolean(),
    /** Until when the party may accept or decline the offered seats; null without an offer. */
    offerUntil: moment.nullable(),
  })
  .meta({ id: "Call" });

export const callListSchema = z
  .object({
    /** Those to be made first. */
    calls: z.array(callSchema),
    /** Parties told by mail of moves and cancellations of the event; null without an event. */
    mailed: z.number().int().nullable(),
    event: z.object({ id: z.uuid(), title: z.string(), locale: localeSchema }).nullable(),
  })
  .meta({ id: "CallList" });

export const callParametersSchema = z.object({ callId: z.string().regex(/^\d{1,18}$/) });

export const callOutcomeSchema = z
  .object({
    outcome: z.enum(callOutcomes),
    remark: z
      .string()
      .default("")
      .check(...partyRules.remark),
  })
  .meta({ id: "CallOutcome" });

export const notedCallSchema = z
  .object({
    id: z.string(),
    isTold: z.boolean(),
    answer: z.enum(callAnswers).nullable(),
  })
  .meta({ id: "NotedCall" });

/** Claims a call, or releases it. */
export const callClaimSchema = z.object({ isCalling: z.boolean() }).meta({ id: "CallClaim" });

export const claimedCallSchema = z
  .object({ id: z.string(), isCalling: z.boolean() })
  .meta({ id: "ClaimedCall" });

export type CallListQuery = z.infer<typeof callListQuerySchema>;
export type CallList = z.infer<typeof callListSchema>;
export type Call = z.infer<typeof callSchema>;
export type CallOutcome = z.infer<typeof callOutcomeSchema>;
export type CallClaim = z.infer<typeof callClaimSchema>;
export type ClaimedCall = z.infer<typeof claimedCallSchema>;
export type NotedCall = z.infer<typeof notedCallSchema>;
