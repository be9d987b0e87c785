import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { contactCategories } from "../platform/contact-form.ts";

/** From before the doors to after the end. `called-off` also where the whole event is cancelled. */
export const sessionPhases = ["before", "doors", "running", "over", "called-off"] as const;

/** What keeps the next of a queue from seats. */
export const queueReasons = ["full", "closed", "together", "soon"] as const;

const wholeNumber = z.number().int();
const eventFields = {
  eventId: z.uuid(),
  title: z.string(),
  /** The language the title is really in. */
  locale: localeSchema,
};

/** What begins at the same hour of one event: time band and tables together. */
const sessionTodaySchema = z
  .object({
    ...eventFields,
    room: z.string(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    name: z.string(),
    /** Of its tables. */
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
    /** Parties that wait. */
    parties: wholeNumber,
    /** Seats that wait for an answer; the first of them until then. */
    offers: z
      .object({ parties: wholeNumber, seats: wholeNumber, until: z.iso.datetime() })
      .nullable(),
    /** Null where nobody waits any more. */
    reason: z.enum(queueReasons).nullable(),
    /** With how many seats the most modest party would be content. */
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
    /** How it begins. */
    excerpt: z.string(),
    name: z.string(),
    locale: localeSchema,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "OpenInquiry" });

/** The organizer's day, in Japan. Reserved are seats that people have, not those held or offered. */
export const dashboardSchema = z
  .object({
    now: z.iso.datetime(),
    today: z.object({ reserved: wholeNumber, capacity: wholeNumber, arrived: wholeNumber }),
    sessions: z.array(sessionTodaySchema),
    /** Fourteen days, today first. */
    comingDays: z.array(daySeatsSchema),
    /** Thirty days, today last. */
    pastDays: z.array(daySeatsSchema),
    waiting: z.object({
      parties: wholeNumber,
      offers: wholeNumber,
      /** Those that do not move first. */
      queues: z.array(queueSchema),
      /** How many queues there are in all. */
      queueCount: wholeNumber,
    }),
    undecidedTables: z.array(undecidedTableSchema),
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
