import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import {
  csvEncodings,
  csvSets,
  mostReservationsChosen,
  type ReservationGroup,
  reservationGroupNames,
} from "./admin-reservation-form.ts";
import { partyRules } from "./admin-reservation-rules.ts";
import { reservationStates, tableLanguages, transitionCauses } from "./reservation-form.ts";

const moment = z.iso.datetime();
const momentOrNone = z.union([moment, z.null()]);
const seatsSchema = z.number().int().min(1).max(100);
const groupSchema = z.enum(reservationGroupNames as [ReservationGroup, ...ReservationGroup[]]);

const reasonSchema = z.string().check(...partyRules.reason);

export const adminReservationFilterSchema = z.object({
  /** The slug or the id of an event. */
  event: z.string().max(120).optional(),
  session: z.uuid().optional(),
  group: groupSchema.optional(),
  /** Words of a name, a code or its beginning, a telephone or its last digits. */
  q: z.string().max(80).optional(),
  /** Of the person; within one event only. */
  language: localeSchema.optional(),
});

export const adminReservationQuerySchema = adminReservationFilterSchema.extend({
  /** The `next` of the page before. */
  after: z.string().max(80).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
  locale: localeSchema.default("ja"),
});

export const adminSessionSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(["general", "table"]),
    letter: z.string().nullable(),
    name: z.string(),
    startsAt: moment,
    endsAt: moment,
    capacity: z.number().int(),
    seatsTaken: z.number().int(),
    calledOff: z.boolean(),
  })
  .meta({ id: "AdminSession" });

export const adminSessionsEventSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    /** The language the title is really in. */
    locale: localeSchema,
    startsAt: moment,
    isCancelled: z.boolean(),
    sessions: z.array(adminSessionSchema),
  })
  .meta({ id: "AdminSessionsEvent" });

/** Why nobody was asked yet, and until when that holds where it is known. */
export const waitingReasonSchema = z
  .object({
    code: z.enum([
      "called-off",
      "closed",
      "not-open",
      "full",
      "kept",
      "together",
      "quiet-hours",
      "soon",
    ]),
    until: momentOrNone,
    /** Free now, or kept for somebody else. */
    seats: z.number().int(),
  })
  .meta({ id: "WaitingReason" });

export const adminReservationRowSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    arrived: z.number().int(),
    wantedSeats: z.number().int().nullable(),
    minSeats: z.number().int().nullable(),
    expiresAt: momentOrNone,
    position: z.number().int().nullable(),
    waitingReason: z.union([waitingReasonSchema, z.null()]),
    /** As given, or of the person's account. */
    name: z.string(),
    nickname: z.string(),
    /** In which the person is written to. */
    language: localeSchema,
    hasNote: z.boolean(),
    /** Written down by the organizer: nobody is mailed. */
    isByHand: z.boolean(),
    cancelledLate: z.boolean(),
    createdAt: moment,
    event: z.object({
      id: z.uuid(),
      slug: z.string(),
      title: z.string(),
      locale: localeSchema,
    }),
    session: z.object({
      id: z.uuid(),
      letter: z.string().nullable(),
      name: z.string(),
      startsAt: moment,
    }),
  })
  .meta({ id: "AdminReservationRow" });

/** `more`: there are more than were counted. */
const countSchema = z.object({ count: z.number().int(), more: z.boolean() });

export const adminReservationListSchema = z
  .object({
    items: z.array(adminReservationRowSchema),
    next: z.string().nullable(),
    counts: z.object({
      all: countSchema,
      confirmed: countSchema,
      attended: countSchema,
      held: countSchema,
      offered: countSchema,
      waiting: countSchema,
      cancelled: countSchema,
    }),
    /** The one that was asked for, with its sessions. */
    event: z.union([adminSessionsEventSchema, z.null()]),
  })
  .meta({ id: "AdminReservationList" });

const mailSchema = z.object({
  at: moment,
  kind: z.string(),
  /** Still to be sent, refused by the mail server so far, or handed over. */
  state: z.enum(["queued", "failing", "done"]),
});

const historySchema = z.object({
  at: moment,
  cause: z.enum(transitionCauses),
  seats: z.number().int(),
  madeBy: z.enum(["person", "organizer", "system"]),
  until: momentOrNone,
  position: z.number().int().nullable(),
  reason: z.string().nullable(),
});

export const adminReservationSchema = adminReservationRowSchema
  .extend({
    version: z.number().int(),
    kana: z.string(),
    phone: z.string(),
    /** Null for a party that the organizer wrote down. */
    person: z.union([
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        /** Reservations besides this one. */
        others: z.number().int(),
      }),
      z.null(),
    ]),
    guests: z.array(z.object({ nickname: z.string(), language: z.enum(tableLanguages) })),
    answers: z.array(z.object({ label: z.string(), answer: z.string() })),
    note: z.string(),
    shippedTo: z.string().nullable(),
    isCancelledEvent: z.boolean(),
    endsAt: moment,
    /** Free in its session, for an offer or for more seats. */
    free: z.number().int(),
    /** Its event's, to move to. */
    sessions: z.array(adminSessionSchema),
    may: z.object({
      change: z.boolean(),
      changeSeats: z.boolean(),
      move: z.boolean(),
      cancel: z.boolean(),
      restore: z.boolean(),
      offer: z.boolean(),
      resend: z.boolean(),
    }),
    history: z.array(historySchema),
    checkIns: z.array(z.object({ at: moment, seats: z.number().int(), by: z.string() })),
    mails: z.array(mailSchema),
  })
  .meta({ id: "AdminReservation" });

const personFields = {
  name: z.string().check(...partyRules.name),
  kana: z.string().check(...partyRules.kana),
  phone: z.string().check(...partyRules.phone),
  nickname: z
    .string()
    .default("")
    .check(...partyRules.nickname),
  note: z
    .string()
    .default("")
    .check(...partyRules.note),
};

export const newPartySchema = z
  .object({
    sessionId: z.uuid(),
    seats: seatsSchema,
    ...personFields,
    /** Of somebody with an account, who is mailed and finds the reservation in it. */
    email: z
      .string()
      .default("")
      .check(...partyRules.email),
  })
  .meta({ id: "NewParty" });

export const partyChangeSchema = z
  .object({
    /** The one that was read. */
    version: z.number().int(),
    seats: seatsSchema.optional(),
    name: personFields.name.optional(),
    kana: personFields.kana.optional(),
    phone: personFields.phone.optional(),
    nickname: z
      .string()
      .check(...partyRules.nickname)
      .optional(),
    note: z
      .string()
      .check(...partyRules.note)
      .optional(),
  })
  .meta({ id: "PartyChange" });

const chosen = z.array(z.uuid()).min(1).max(mostReservationsChosen);

export const partyMoveSchema = z
  .object({ reservationIds: chosen, sessionId: z.uuid() })
  .meta({ id: "PartyMove" });
export const mailAgainSchema = z.object({ reservationIds: chosen }).meta({ id: "MailAgain" });
export const partyReasonSchema = z.object({ reason: reasonSchema }).meta({ id: "PartyReason" });
export const partyOfferSchema = z
  .object({ reason: reasonSchema, seats: seatsSchema.optional() })
  .meta({ id: "PartyOffer" });

/** Nothing of the person: answers are kept for retries. */
export const partyReceiptSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    version: z.number().int(),
  })
  .meta({ id: "PartyReceipt" });
export const movedSchema = z.object({ moved: z.number().int() }).meta({ id: "PartiesMoved" });
export const mailedSchema = z
  .object({
    mailed: z.number().int(),
    /** Written down by the organizer, or in a state that has no mail. */
    skipped: z.number().int(),
  })
  .meta({ id: "PartiesMailed" });

export const reservationCsvQuerySchema = adminReservationFilterSchema.extend({
  set: z.enum(csvSets).exclude(["contacts"]).default("list"),
  encoding: z.enum(csvEncodings).default("utf-8"),
  locale: localeSchema.default("ja"),
});

export const contactCsvSchema = adminReservationFilterSchema
  .extend({
    encoding: z.enum(csvEncodings).default("utf-8"),
    locale: localeSchema.default("ja"),
    reason: reasonSchema,
  })
  .meta({ id: "ContactCsv" });

export type AdminReservationFilter = z.infer<typeof adminReservationFilterSchema>;
export type AdminReservationQuery = z.infer<typeof adminReservationQuerySchema>;
export type AdminReservationList = z.infer<typeof adminReservationListSchema>;
export type AdminReservationRow = z.infer<typeof adminReservationRowSchema>;
export type AdminReservation = z.infer<typeof adminReservationSchema>;
export type AdminSession = z.infer<typeof adminSessionSchema>;
export type AdminSessionsEvent = z.infer<typeof adminSessionsEventSchema>;
export type WaitingReason = z.infer<typeof waitingReasonSchema>;
export type NewParty = z.infer<typeof newPartySchema>;
export type PartyChange = z.infer<typeof partyChangeSchema>;
export type PartyReceipt = z.infer<typeof partyReceiptSchema>;
