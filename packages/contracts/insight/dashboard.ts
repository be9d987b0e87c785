import { z } from "zod";
import { contactCategories } from "../inbox/contact-form.ts";
import { localeSchema } from "../locale-schema.ts";

/** In order of time. `called-off` also if the whole event is canceled. */
export const sessionPhases = ["before", "doors", "running", "over", "called-off"] as const;

/** Why the next party of a queue gets no seats. */
export const queueReasons = ["full", "closed", "together", "soon"] as const;

const wholeNumber = z.number().int();
const eventFields = {
  eventId: z.uuid(),
  title: z.string(),
  /** The language of the title shown. */
  locale: localeSchema,
};

/** Sessions of one event that begin at the same hour: time slot and tables together. */
const sessionTodaySchema = z
  .object({
    ...eventFields,
    room: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    name: z.string(),
    /** Letters of its tables. */
    letters: z.array(z.string()),
    capacity: wholeNumber,
    reserved: wholeNumber,
    arrived: wholeNumber,
    phase: z.enum(sessionPhases),
  })
  .meta({ id: "SessionToday" });

const daySeatsSchema = z
  .object({ day: z.iso.date(), reserved: wholeNumber, capacity: wholeNumber })
  .meta({ id: "DaySeats" });

const queueSchema = z
  .object({
    ...eventFields,
    sessionId: z.uuid(),
    sessionName: z.string(),
    letter: z.string().nullable(),
    startsAt: z.iso.datetime(),
    free: wholeNumber,
    /** Waiting parties. */
    parties: wholeNumber,
    /** Seats with an open offer, and when the first of them ends. */
    offers: z
      .object({ parties: wholeNumber, seats: wholeNumber, until: z.iso.datetime() })
      .nullable(),
    /** Null if the queue is empty. */
    reason: z.enum(queueReasons).nullable(),
    /** The fewest seats that any waiting party accepts. */
    fewestSeats: wholeNumber.nullable(),
    first: z
      .object({ name: z.string(), wantedSeats: wholeNumber, minSeats: wholeNumber })
      .nullable(),
  })
  .meta({ id: "QueueState" });

const undecidedTableSchema = z
  .object({
    ...eventFields,
    sessionId: z.uuid(),
    sessionName: z.string(),
    letter: z.string().nullable(),
    startsAt: z.iso.datetime(),
    minPlayers: wholeNumber,
    players: wholeNumber,
    decisionAt: z.iso.datetime(),
  })
  .meta({ id: "UndecidedTable" });

const openInquirySchema = z
  .object({
    id: z.uuid(),
    category: z.enum(contactCategories),
    /** The beginning of the text. */
    excerpt: z.string(),
    name: z.string(),
    locale: localeSchema,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "OpenInquiry" });

/** The organizer's day, by the calendar of the venue. Only confirmed seats count as reserved, not held or offered ones. */
export const dashboardSchema = z
  .object({
    now: z.iso.datetime(),
    today: z.object({
      reserved: wholeNumber,
      capacity: wholeNumber,
      arrived: wholeNumber,
      /** Money taken at the doors of today. */
      paid: wholeNumber,
    }),
    sessions: z.array(sessionTodaySchema),
    /** The first event from tomorrow on, with the seats of all its sessions. */
    next: z.union([
      z.object({
        ...eventFields,
        startsAt: z.iso.datetime(),
        reserved: wholeNumber,
        capacity: wholeNumber,
      }),
      z.null(),
    ]),
    /** Fourteen days, today first. */
    comingDays: z.array(daySeatsSchema),
    /** Thirty days, today last. */
    pastDays: z.array(daySeatsSchema),
    waiting: z.object({
      parties: wholeNumber,
      offers: wholeNumber,
      /** Stuck queues first. */
      queues: z.array(queueSchema),
      /** Total number of queues. */
      queueCount: wholeNumber,
    }),
    undecidedTables: z.array(undecidedTableSchema),
    /** Events where tables that guests proposed wait for an answer. */
    proposedTables: z.array(
      z.object({
        eventId: z.uuid(),
        title: z.string(),
        locale: localeSchema,
        startsAt: z.iso.datetime(),
        count: wholeNumber,
      }),
    ),
    inquiries: z.object({
      unanswered: wholeNumber,
      oldestAt: z.iso.datetime().nullable(),
      /** The newest first. */
      latest: z.array(openInquirySchema),
    }),
  })
  .meta({ id: "Dashboard" });

export type Dashboard = z.infer<typeof dashboardSchema>;
export type SessionToday = z.infer<typeof sessionTodaySchema>;
export type DaySeats = z.infer<typeof daySeatsSchema>;
export type QueueState = z.infer<typeof queueSchema>;
export type SessionPhase = (typeof sessionPhases)[number];
export type QueueReason = (typeof queueReasons)[number];
