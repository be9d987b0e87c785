import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { paymentMethods } from "../money/money-form.ts";
import { priceCodeRules } from "../money/price-code-rules.ts";
import { kindCountsSchema, namedPriceSchema, seatPriceSchema } from "../reservation/reservation.ts";
import { reservationStates, tableLanguages } from "../reservation/reservation-form.ts";
import {
  maxReservationsChosen,
  type ReservationGroup,
  reservationGroupNames,
  reservationSorts,
  reservationWhens,
} from "./admin-reservation-form.ts";
import { historySchema, noticeSchema, waitingReasonSchema } from "./admin-reservation-history.ts";
import { partyRules } from "./admin-reservation-rules.ts";

const moment = z.iso.datetime();
const momentOrNone = z.union([moment, z.null()]);
const seatsSchema = z.number().int().min(1).max(100);
const groupSchema = z.enum(reservationGroupNames as [ReservationGroup, ...ReservationGroup[]]);

const priceCodeSchema = z.string().check(...priceCodeRules.typed);
const reasonSchema = z.string().check(...partyRules.reason);

export const adminReservationFilterSchema = z.object({
  /** Slug or id of an event. */
  event: z.string().max(120).optional(),
  session: z.uuid().optional(),
  group: groupSchema.optional(),
  /** By the day of the session, the nearest first; otherwise the newest reservation first. Not for a search or one event. */
  when: z.enum(reservationWhens).optional(),
  /** Only within one event. */
  sort: z.enum(reservationSorts).optional(),
  /** Words of a name, the beginning of a code or mail address, or the last digits of a telephone number. */
  q: z.string().max(80).optional(),
  /** The person's language; only within one event. */
  language: localeSchema.optional(),
});

export const adminReservationQuerySchema = adminReservationFilterSchema.extend({
  /** The `next` of the previous page. */
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
    /** The language of the title shown. */
    locale: localeSchema,
    startsAt: moment,
    isCancelled: z.boolean(),
    /** In yen per seat. */
    fee: z.number().int(),
    prices: z.array(namedPriceSchema),
    /** Money taken at its door. */
    paid: z.number().int(),
    sessions: z.array(adminSessionSchema),
  })
  .meta({ id: "AdminSessionsEvent" });

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
    /** As given, or from the person's account. */
    name: z.string(),
    nickname: z.string(),
    /** The language of mails to the person. */
    language: localeSchema,
    hasNote: z.boolean(),
    /** The organizer's own note, which the person never sees. */
    hasStaffNote: z.boolean(),
    /** Entered by the organizer: the party has no account. */
    isByHand: z.boolean(),
    /** Otherwise the party is called. */
    hasMail: z.boolean(),
    cancelledLate: z.boolean(),
    /** In yen per seat, paid at the door. */
    fee: z.number().int(),
    /** In yen, what all seats cost together. */
    sum: z.number().int(),
    /** Taken at the door so far, and how. */
    paid: z.number().int(),
    paidBy: z.array(z.enum(paymentMethods)),
    /** What corrections add to the sum to pay; negative for a discount. */
    correction: z.number().int(),
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
    /** Null for past reservations, which are too many to count, and for unpaid ones, which have one state. */
    counts: z.union([
      z.object({
        all: countSchema,
        confirmed: countSchema,
        attended: countSchema,
        "no-show": countSchema,
        held: countSchema,
        offered: countSchema,
        waiting: countSchema,
        cancelled: countSchema,
      }),
      z.null(),
    ]),
    /** The requested event with its sessions. */
    event: z.union([adminSessionsEventSchema, z.null()]),
  })
  .meta({ id: "AdminReservationList" });

export const adminReservationSchema = adminReservationRowSchema
  .extend({
    version: z.number().int(),
    prices: z.array(seatPriceSchema),
    priceKinds: z.array(namedPriceSchema),
    /** Their price code, for viewers who may change it; empty without one. */
    priceCode: z.string(),
    kana: z.string(),
    phone: z.string(),
    /** Of a party without an account; empty if it gave none. */
    email: z.string(),
    /** Null for a party without an account. */
    person: z.union([
      z.object({
        id: z.string(),
        email: z.string(),
        name: z.string(),
        /** Number of the person's other reservations. */
        others: z.number().int(),
        /** The organizer's own note about the person, and whether the reception shows it. */
        staffNote: z.string(),
        noteAtReception: z.boolean(),
      }),
      z.null(),
    ]),
    guests: z.array(z.object({ nickname: z.string(), language: z.enum(tableLanguages) })),
    answers: z.array(z.object({ label: z.string(), answer: z.string() })),
    /** The person's own wish; they see it. */
    note: z.string(),
    staffNote: z.string(),
    /** Whether the reception shows the staff note. */
    noteAtReception: z.boolean(),
    shippedTo: z.string().nullable(),
    isCancelledEvent: z.boolean(),
    endsAt: moment,
    /** Free seats of its session, for an offer or more seats. */
    free: z.number().int(),
    /** Sessions of the same event, to move to. */
    sessions: z.array(adminSessionSchema),
    may: z.object({
      change: z.boolean(),
      changeSeats: z.boolean(),
      move: z.boolean(),
      /** Also to another event. */
      moveToEvent: z.boolean(),
      cancel: z.boolean(),
      restore: z.boolean(),
      offer: z.boolean(),
      /** For a party without an account, which accepts on the telephone. */
      accept: z.boolean(),
      resend: z.boolean(),
    }),
    history: z.array(historySchema),
    /** Valid marks of the reception: check-ins and payments. */
    checkIns: z.array(
      z.object({
        at: moment,
        /** None for money alone. */
        seats: z.number().int(),
        paid: z.number().int(),
        method: z.enum(paymentMethods),
        by: z.string(),
      }),
    ),
    notices: z.array(noticeSchema),
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

/** Companions. Without a language, that of the stored companion of the same name counts, or else that of the party. */
const partyGuestsSchema = z
  .array(
    z.object({
      nickname: z.string().check(...partyRules.guestNickname),
      language: z.enum(tableLanguages).optional(),
    }),
  )
  .max(99);

export const newPartySchema = z
  .object({
    sessionId: z.uuid(),
    seats: seatsSchema,
    kinds: kindCountsSchema.optional(),
    priceCode: priceCodeSchema.optional(),
    ...personFields,
    guests: partyGuestsSchema.default([]),
    staffNote: z
      .string()
      .default("")
      .check(...partyRules.staffNote),
    /** Whether the reception shows the staff note. */
    noteAtReception: z.boolean().default(false),
    /** An account with this address shows the reservation; without one, the mails have a signed link. */
    email: z
      .string()
      .default("")
      .check(...partyRules.email),
    /** The language of mails and name tags. Accounts have their own. */
    language: localeSchema.default("ja"),
  })
  .meta({ id: "NewParty" });

/** A place in the queue of a full session. Without prices, which are promised with the seats. */
export const waitingPartySchema = newPartySchema
  .omit({ kinds: true, priceCode: true })
  .extend({
    /** The fewest seats that the party accepts; without it, the party stays together. */
    minSeats: seatsSchema.optional(),
  })
  .meta({ id: "WaitingParty" });

export const partyChangeSchema = z
  .object({
    /** The version that was read. */
    version: z.number().int(),
    seats: seatsSchema.optional(),
    kinds: kindCountsSchema.optional(),
    /** Empty to take the discount off. */
    priceCode: priceCodeSchema.optional(),
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
    guests: partyGuestsSchema.optional(),
    /** Only of a party without an account; the reservation never joins one. */
    email: z
      .string()
      .check(...partyRules.email)
      .optional(),
    language: localeSchema.optional(),
  })
  .meta({ id: "PartyChange" });

export const chosenSchema = z.array(z.uuid()).min(1).max(maxReservationsChosen);

export const partyMoveSchema = z
  .object({ reservationIds: chosenSchema, sessionId: z.uuid() })
  .meta({ id: "PartyMove" });
export const partyReasonSchema = z.object({ reason: reasonSchema }).meta({ id: "PartyReason" });
export const partyCancellationSchema = z
  .object({
    reason: reasonSchema,
    /** The party knows already: without a mail address, it is not put on the call list. */
    isTold: z.boolean().default(false),
  })
  .meta({ id: "PartyCancellation" });
export const partyOfferSchema = z
  .object({ reason: reasonSchema, seats: seatsSchema.optional() })
  .meta({ id: "PartyOffer" });

/** No personal data, because answers are stored for retries. */
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

export type AdminReservationFilter = z.infer<typeof adminReservationFilterSchema>;
export type AdminReservationQuery = z.infer<typeof adminReservationQuerySchema>;
export type AdminReservationList = z.infer<typeof adminReservationListSchema>;
export type AdminReservationRow = z.infer<typeof adminReservationRowSchema>;
export type AdminReservation = z.infer<typeof adminReservationSchema>;
export type AdminSession = z.infer<typeof adminSessionSchema>;
export type AdminSessionsEvent = z.infer<typeof adminSessionsEventSchema>;
export type WaitingReason = z.infer<typeof waitingReasonSchema>;
export type WaitingParty = z.infer<typeof waitingPartySchema>;
export type NewParty = z.infer<typeof newPartySchema>;
export type PartyChange = z.infer<typeof partyChangeSchema>;
export type PartyReceipt = z.infer<typeof partyReceiptSchema>;
