import { z } from "zod";
import { shownCoverSchema } from "../../content/image/cover.ts";
import { localeSchema } from "../../locale-schema.ts";
import { priceCodeRules } from "../money/price-code-rules.ts";
import { reservationStates, tableLanguages, transitionCauses } from "./reservation-form.ts";
import { reservationRules } from "./reservation-rules.ts";

const moment = z.iso.datetime();
const momentOrNone = z.union([moment, z.null()]);
/** An upper bound; each session has its own limit. */
export const seatsSchema = z.number().int().min(1).max(100);

export const guestSchema = z
  .object({
    /** Empty until given. */
    nickname: z.string(),
    language: z.enum(tableLanguages),
  })
  .meta({ id: "Guest" });

/** A companion, as submitted. */
export const namedGuestSchema = z.object({
  nickname: z
    .string()
    .default("")
    .check(...reservationRules.guestNickname),
  language: z.enum(tableLanguages).default("ja"),
});
/** A kind of seat that costs another sum than the fee, with its name in the language asked for. */
export const namedPriceSchema = z
  .object({ key: z.string(), name: z.string(), yen: z.number().int() })
  .meta({ id: "NamedPrice" });

/** The promised price of one place. Kind and name are empty for the ordinary price. */
export const seatPriceSchema = z
  .object({
    kind: z.string(),
    name: z.string(),
    /** Without a discount. */
    full: z.number().int(),
    yen: z.number().int(),
    /** The pass of which one visit covers the seat. */
    pass: z.string().optional(),
  })
  .meta({ id: "SeatPrice" });

/** The kind of each seat, the holder's first; empty for the ordinary one. Where the list ends, as before. */
export const seatKindsSchema = z.array(z.string().max(40)).max(100).meta({ id: "SeatKinds" });

/** How many seats of each kind, by key; the rest is ordinary. For parties that the desk or the door enters. */
export const kindCountsSchema = z
  .record(z.string().min(1).max(40), z.number().int().min(0).max(100))
  .meta({ id: "KindCounts" });

/** The part of an event that reservations show. */
const reservedEventSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    /** The language of the title shown. */
    locale: localeSchema,
    cover: shownCoverSchema,
    state: z.enum(["published", "changed", "cancelled"]),
    doorsAt: moment,
    room: z.string(),
    venueName: z.string(),
    /** The venue's address in one line. */
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    /** In yen per seat, paid at the reception. */
    fee: z.number().int(),
    /** Other kinds of seats than the ordinary one, today. */
    prices: z.array(namedPriceSchema),
    ships: z.boolean(),
  })
  .meta({ id: "ReservedEvent" });

const reservedSessionSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(["general", "table"]),
    letter: z.string().nullable(),
    name: z.string(),
    startsAt: moment,
    endsAt: moment,
    maxSeats: z.number().int(),
    closesAt: moment,
    /** Until then, changes and cancellations are free. */
    changeDeadline: moment,
    minPlayers: z.number().int().nullable(),
    decisionDeadline: momentOrNone,
    /** For a table with a minimum: confirmed. */
    isDecided: z.boolean(),
    /** Seats missing for a table with a minimum to take place; otherwise 0. */
    seatsMissing: z.number().int(),
    calledOff: z.boolean(),
  })
  .meta({ id: "ReservedSession" });

export const reservationSummarySchema = z
  .object({
    id: z.uuid(),
    /** Shown as 7K2M-49XQ. */
    code: z.string(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    /** In yen, what all seats cost together: as promised, or by today's fee until it is. */
    sum: z.number().int(),
    /** Size of the waiting party; an offer may be for fewer seats. */
    wantedSeats: z.number().int().nullable(),
    /** The smallest number of seats that the party accepts. */
    minSeats: z.number().int().nullable(),
    /** When a hold or offer ends. */
    expiresAt: momentOrNone,
    /** Place in the queue, from 1; null if not waiting. */
    position: z.number().int().nullable(),
    /** Number of parties waiting behind. */
    behind: z.number().int().nullable(),
    cancelledLate: z.boolean(),
    event: reservedEventSchema,
    session: reservedSessionSchema,
  })
  .meta({ id: "ReservationSummary" });

/** Upcoming by time, waiting, and past, the latest first. */
export const reservationListSchema = z
  .object({
    upcoming: z.array(reservationSummarySchema),
    waiting: z.array(reservationSummarySchema),
    past: z.array(reservationSummarySchema),
  })
  .meta({ id: "ReservationList" });

const questionSchema = z
  .object({
    key: z.string(),
    label: z.string(),
    required: z.boolean(),
    /** Without choices the answer is a line of text. */
    choices: z.array(z.object({ key: z.string(), label: z.string() })).optional(),
  })
  .meta({ id: "EventQuestion" });

const transitionSchema = z
  .object({
    at: moment,
    cause: z.enum(transitionCauses),
    seats: z.number().int(),
    madeBy: z.enum(["person", "organizer", "system"]),
    /** When the offer ended. */
    until: momentOrNone,
    /** Place in the queue after joining. */
    position: z.number().int().nullable(),
  })
  .meta({ id: "Transition" });

/** Goods are sent to one of the person's addresses. */
const shippedToSchema = z
  .object({
    addressId: z.uuid(),
    label: z.string(),
    /** The address in one line. */
    text: z.string(),
  })
  .meta({ id: "ShippedTo" });

export const reservationSchema = reservationSummarySchema
  .extend({
    version: z.number().int(),
    /** As given for this reservation; before that, as given last time or with the default address. */
    name: z.string(),
    kana: z.string(),
    phone: z.string(),
    nickname: z.string(),
    guests: z.array(guestSchema),
    /** Places that friends took by a link, from 1: only they can change their names. */
    friendPlaces: z.array(z.number().int()),
    /** For each seat, once it is promised. */
    prices: z.array(seatPriceSchema),
    /** The code that makes them cheaper, and what it takes off each seat. */
    priceCode: z
      .object({ code: z.string(), yen: z.number().int(), percent: z.number().int() })
      .nullable(),
    /** Visits of passes that can cover seats here, including those that already do. */
    passVisits: z.number().int(),
    /** By question key. */
    answers: z.record(z.string(), z.string()),
    note: z.string(),
    shippedTo: z.union([shippedToSchema, z.null()]),
    questions: z.array(questionSchema),
    /** The accepted version of the terms of service. */
    termsVersion: z.number().int().nullable(),
    /** Whether name, telephone and so on were given. */
    hasDetails: z.boolean(),
    arrived: z.number().int(),
    /** The device may store the ticket: not while an admin acts as the person. */
    storable: z.boolean(),
    /** Actions allowed to the person now. */
    may: z.object({
      confirm: z.boolean(),
      /** Name, guests and note, until the start. */
      changeDetails: z.boolean(),
      /** Seats or table, until the deadline. */
      changeSeats: z.boolean(),
      cancel: z.boolean(),
      accept: z.boolean(),
    }),
    /** The oldest first. */
    history: z.array(transitionSchema),
  })
  .meta({ id: "Reservation" });

/** The answer to a write; the whole reservation is read separately. */
export const reservationReceiptSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    version: z.number().int(),
    /** When a hold or offer ends. */
    expiresAt: momentOrNone,
    /** Place in the queue, from 1, if waiting. */
    position: z.number().int().nullable(),
  })
  .meta({ id: "ReservationReceipt" });

export const newHoldSchema = z
  .object({
    sessionId: z.uuid(),
    seats: seatsSchema,
    /** All ordinary without it. */
    kinds: seatKindsSchema.optional(),
  })
  .meta({ id: "NewHold" });

/**
 * With fewer seats: the places given back, from 1. Guests and kinds are sent by the former places. Without it, all seats must be of
 * one kind.
 */
export const leavingSchema = z.array(z.number().int().min(1).max(99)).max(99);

export const newWaitSchema = z
  .object({
    sessionId: z.uuid(),
    seats: seatsSchema,
    /** The fewest seats the party accepts; without it, the party stays together. */
    minSeats: seatsSchema.optional(),
  })
  .meta({ id: "NewWait" });

export const reservationDetailsSchema = z
  .object({
    name: z.string().check(...reservationRules.name),
    kana: z
      .string()
      .default("")
      .check(...reservationRules.kana),
    phone: z.string().check(...reservationRules.phone),
    nickname: z
      .string()
      .default("")
      .check(...reservationRules.nickname),
    guests: z.array(namedGuestSchema).max(99).default([]),
    answers: z.record(z.string().max(40), z.string().check(...reservationRules.answer)).default({}),
    note: z
      .string()
      .default("")
      .check(...reservationRules.note),
    addressId: z.uuid().optional(),
    kinds: seatKindsSchema.optional(),
    /** As before without it; none if empty. */
    priceCode: z
      .string()
      .check(...priceCodeRules.typed)
      .optional(),
    /** How many seats are covered by the person's passes, as before without it. */
    passSeats: z.number().int().min(0).max(100).optional(),
  })
  .meta({ id: "ReservationDetails" });

export const confirmationSchema = reservationDetailsSchema
  .extend({ agreed: z.literal(true) })
  .meta({ id: "Confirmation" });

export const reservationChangeSchema = z
  .object({
    /** The version that was read; a change based on an earlier one is refused. */
    version: z.number().int(),
    seats: seatsSchema.optional(),
    leaving: leavingSchema.optional(),
    /** Another session of the same event. */
    sessionId: z.uuid().optional(),
    details: reservationDetailsSchema.optional(),
  })
  .meta({ id: "ReservationChange" });

export const acceptanceSchema = z
  .object({
    /** Fewer than offered; the rest goes to the next on the waitlist. */
    seats: seatsSchema.optional(),
  })
  .meta({ id: "Acceptance" });

/** Content of the reminder link's page, without the organizer's own data. */
export const reminderSchema = z
  .object({
    state: z.enum(reservationStates),
    code: z.string(),
    seats: z.number().int(),
    nickname: z.string(),
    /** Already answered with a yes. */
    isAnswered: z.boolean(),
    isLate: z.boolean(),
    /** People without one cannot be sent to pages behind the sign-in. */
    hasAccount: z.boolean(),
    event: reservedEventSchema,
    session: reservedSessionSchema,
  })
  .meta({ id: "Reminder" });

export const reminderAnswerSchema = z
  .object({ token: z.string().max(300), answer: z.enum(["coming", "cancel"]) })
  .meta({ id: "ReminderAnswer" });

export const calendarFileSchema = z
  .object({
    fileName: z.string(),
    /** iCalendar, RFC 5545. */
    content: z.string(),
  })
  .meta({ id: "CalendarFile" });

export type CalendarFile = z.infer<typeof calendarFileSchema>;
export type Reservation = z.infer<typeof reservationSchema>;
export type ReservationReceipt = z.infer<typeof reservationReceiptSchema>;
export type ReservationSummary = z.infer<typeof reservationSummarySchema>;
export type ReservationList = z.infer<typeof reservationListSchema>;
export type ReservationDetails = z.infer<typeof reservationDetailsSchema>;
export type ReservationChange = z.infer<typeof reservationChangeSchema>;
export type NewHold = z.infer<typeof newHoldSchema>;
export type NewWait = z.infer<typeof newWaitSchema>;
export type Reminder = z.infer<typeof reminderSchema>;
export type EventQuestion = z.infer<typeof questionSchema>;
export type Guest = z.infer<typeof guestSchema>;
