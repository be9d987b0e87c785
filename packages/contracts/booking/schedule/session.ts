import { z } from "zod";
import { localeSchema } from "../../locale-schema.ts";
import { sessionLanguages } from "../../session-language.ts";

/** A time slot for general entry, or one table with its game. */
export const sessionSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(["general", "table"]),
    /** Letter of a table: い, ろ, は … */
    letter: z.string().nullable(),
    name: z.string(),
    /** The language of the name shown. */
    locale: localeSchema,
    gameSlug: z.string().nullable(),
    guideSlug: z.string().nullable(),
    language: z.enum(sessionLanguages),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    capacity: z.number().int(),
    minPlayers: z.number().int().nullable(),
    /** Most seats per reservation. */
    maxSeats: z.number().int(),
    opensAt: z.iso.datetime(),
    closesAt: z.iso.datetime(),
    changeDeadline: z.iso.datetime(),
    /** When a table with a minimum is confirmed or called off. */
    decisionDeadline: z.union([z.iso.datetime(), z.null()]),
    calledOff: z.boolean(),
    /** A party there looks for one more guest. Does not reveal which. */
    seeksMore: z.boolean(),
  })
  .meta({ id: "Session" });

export const sessionListSchema = z
  .object({ sessions: z.array(sessionSchema) })
  .meta({ id: "SessionList" });

export const seatStates = ["open", "few", "full", "soon", "closed", "called-off"] as const;
export const seatStateSchema = z.enum(seatStates);

const sessionSeatsSchema = z
  .object({
    left: z.number().int(),
    capacity: z.number().int(),
    state: seatStateSchema,
    /** Number of waiting parties. */
    waiting: z.number().int(),
  })
  .meta({ id: "SessionSeats" });

/** Seats of an event over the sessions that can still be reserved, and of each session by id. */
const eventSeatsSchema = z
  .object({
    left: z.number().int(),
    capacity: z.number().int(),
    state: seatStateSchema,
    /** When reservations open, if none is open yet. */
    opensAt: z.union([z.iso.datetime(), z.null()]),
    sessions: z.record(z.string(), sessionSeatsSchema),
  })
  .meta({ id: "EventSeats" });

const maxEvents = 60;

export const seatsQuerySchema = z.object({
  /** Slugs, separated by commas. */
  events: z
    .string()
    .max(maxEvents * 100)
    .transform((text) => [...new Set(text.split(",").filter(Boolean))].sort())
    .pipe(z.array(z.string()).min(1).max(maxEvents)),
});

/** By slug; events that are not public are left out. */
export const seatsSchema = z
  .object({ events: z.record(z.string(), eventSeatsSchema) })
  .meta({ id: "Seats" });

export type Session = z.infer<typeof sessionSchema>;
export type SessionList = z.infer<typeof sessionListSchema>;
export type SeatState = z.infer<typeof seatStateSchema>;
export type SessionSeats = z.infer<typeof sessionSeatsSchema>;
export type EventSeats = z.infer<typeof eventSeatsSchema>;
export type Seats = z.infer<typeof seatsSchema>;
