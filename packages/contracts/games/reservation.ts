import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { shownCoverSchema } from "../platform/cover.ts";
import { reservationStates, tableLanguages, transitionCauses } from "./reservation-form.ts";
import { reservationRules } from "./reservation-rules.ts";

const moment = z.iso.datetime();
const momentOrNone = z.union([moment, z.null()]);
/** No table takes more in one reservation; a session says how many it takes. */
const seatsSchema = z.number().int().min(1).max(100);

const guestSchema = z
  .object({
    /** Empty until it is given. */
    nickname: z.string(),
    language: z.enum(tableLanguages),
  })
  .meta({ id: "Guest" });

/** The event as far as a reservation shows it. */
const reservedEventSchema = z
  .object({
    slug: z.string(),
    title: z.string(),
    /** The language the title is really in. */
    locale: localeSchema,
    cover: shownCoverSchema,
    state: z.enum(["published", "changed", "cancelled"]),
    doorsAt: moment,
    room: z.string(),
    venueName: z.string(),
    /** Yen for one seat, paid at the door. */
    fee: z.number().int(),
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
    /** Until then seats, table and day are changed and given back free of charge. */
    changeDeadline: moment,
    minPlayers: z.number().int().nullable(),
    decisionDeadline: momentOrNone,
    /** Of a table with a minimum: it takes place. */
    isDecided: z.boolean(),
    /** Seats that still have to be taken for a table with a minimum to take place; 0 otherwise. */
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
    /** The party that waits; an offer may be of fewer seats. */
    wantedSeats: z.number().int().nullable(),
    /** With how many of them they would be content. */
    minSeats: z.number().int().nullable(),
    /** Of a hold or an offer. */
    expiresAt: momentOrNone,
    /** Of who waits, from 1; null for everybody else. */
    position: z.number().int().nullable(),
    /** How many parties wait behind. */
    behind: z.number().int().nullable(),
    cancelledLate: z.boolean(),
    event: reservedEventSchema,
    session: reservedSessionSchema,
  })
  .meta({ id: "ReservationSummary" });

/** What lies ahead by time, what is waited for, and what is over, the latest first. */
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
    /** Of an offer: until when it stood. */
    until: momentOrNone,
    /** Of who joined a queue. */
    position: z.number().int().nullable(),
  })
  .meta({ id: "Transition" });

/** What is sent somewhere goes to one of the person's addresses. */
const shippedToSchema = z
  .object({
    addressId: z.uuid(),
    label: z.string(),
    /** In one line. */
    text: z.string(),
  })
  .meta({ id: "ShippedTo" });

export const reservationSchema = reservationSummarySchema
  .extend({
    version: z.number().int(),
    /** As it was given; before that, as it was given the last time or with the default address. */
    name: z.string(),
    kana: z.string(),
    phone: z.string(),
    nickname: z.string(),
    guests: z.array(guestSchema),
    /** By the key of the question. */
    answers: z.record(z.string(), z.string()),
    note: z.string(),
    shippedTo: z.union([shippedToSchema, z.null()]),
    questions: z.array(questionSchema),
    /** The version of the terms of service that was agreed to. */
    termsVersion: z.number().int().nullable(),
    /** Whether name, telephone and the rest were given yet. */
    hasDetails: z.boolean(),
    arrived: z.number().int(),
    /** What can be done now. */
    may: z.object({
      confirm: z.boolean(),
      /** Name, guests, note: until it begins. */
      changeDetails: z.boolean(),
      /** More seats or another table: until the deadline. */
      changeSeats: z.boolean(),
      cancel: z.boolean(),
      accept: z.boolean(),
    }),
    /** The first first. */
    history: z.array(transitionSchema),
  })
  .meta({ id: "Reservation" });

/** What a write answers; the whole is read by itself. */
export const reservationReceiptSchema = z
  .object({
    id: z.uuid(),
    code: z.string(),
    state: z.enum(reservationStates),
    seats: z.number().int(),
    version: z.number().int(),
    /** Of a hold or an offer. */
    expiresAt: momentOrNone,
    /** Of who waits, from 1. */
    position: z.number().int().nullable(),
  })
  .meta({ id: "ReservationReceipt" });

export const newHoldSchema = z
  .object({ sessionId: z.uuid(), seats: seatsSchema })
  .meta({ id: "NewHold" });

export const newWaitSchema = z
  .object({
    sessionId: z.uuid(),
    seats: seatsSchema,
    /** Fewer would do; without it the party stays together. */
    minSeats: seatsSchema.optional(),
  })
  .meta({ id: "NewWait" });

export const reservationDetailsSchema = z
  .object({
    name: z.string().check(...reservationRules.name),
    kana: z.string().check(...reservationRules.kana),
    phone: z.string().check(...reservationRules.phone),
    nickname: z
      .string()
      .default("")
      .check(...reservationRules.nickname),
    guests: z
      .array(
        z.object({
          nickname: z
            .string()
            .default("")
            .check(...reservationRules.guestNickname),
          language: z.enum(tableLanguages).default("ja"),
        }),
      )
      .max(99)
      .default([]),
    answers: z.record(z.string().max(40), z.string().check(...reservationRules.answer)).default({}),
    note: z
      .string()
      .default("")
      .check(...reservationRules.note),
    addressId: z.uuid().optional(),
  })
  .meta({ id: "ReservationDetails" });

export const confirmationSchema = reservationDetailsSchema
  .extend({ agreed: z.literal(true) })
  .meta({ id: "Confirmation" });

export const reservationChangeSchema = z
  .object({
    /** Of the reservation that was read; a change that was made to an earlier one is refused. */
    version: z.number().int(),
    seats: seatsSchema.optional(),
    /** Another session of the same event. */
    sessionId: z.uuid().optional(),
    details: reservationDetailsSchema.optional(),
  })
  .meta({ id: "ReservationChange" });

export const acceptanceSchema = z
  .object({
    /** Fewer than were offered; the rest goes to whoever waits next. */
    seats: seatsSchema.optional(),
  })
  .meta({ id: "Acceptance" });

/** What the link of a reminder leads to. Nothing here is for the organizer only. */
export const reminderSchema = z
  .object({
    state: z.enum(reservationStates),
    code: z.string(),
    seats: z.number().int(),
    nickname: z.string(),
    /** It was answered with a yes before. */
    isAnswered: z.boolean(),
    isLate: z.boolean(),
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
