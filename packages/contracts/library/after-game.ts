import { z } from "zod";
import { eventSummarySchema } from "../content/event.ts";
import { shelfGameSchema } from "../content/game-shelf.ts";
import { localeSchema } from "../locale-schema.ts";
import { maxNoteLength } from "./after-game-rules.ts";

const likingSchema = z.union([z.literal(1), z.literal(3), z.literal(5), z.null()]);

export const visitQuerySchema = z.object({ locale: localeSchema.default("ja") });

const visitGameSchema = shelfGameSchema
  .pick({ slug: true, locale: true, name: true, cover: true, minutes: true })
  .extend({
    minPlayers: z.number().int(),
    maxPlayers: z.number().int(),
    isPlayed: z.boolean(),
    /** Null without an opinion, or if it was not played. */
    liking: likingSchema,
  })
  .meta({ id: "VisitGame" });

/** An attended event, and the person's notes about it. */
export const visitSchema = z
  .object({
    /** Of the party's reservation. */
    id: z.uuid(),
    eventSlug: z.string(),
    /** Of the event's texts. */
    locale: localeSchema,
    title: z.string(),
    startsAt: z.iso.datetime(),
    /** Until when something can be added or changed. */
    openUntil: z.iso.datetime(),
    isOpen: z.boolean(),
    nickname: z.string(),
    /** Names of the event's guides. */
    host: z.string().nullable(),
    showsName: z.boolean(),
    /** Others at the same session who show their names, if the person shows theirs. */
    companions: z.array(z.string()),
    word: z.string(),
    /** Games played, and games offered by the event and the table. */
    games: z.array(visitGameSchema),
    /** The next of the series. */
    next: eventSummarySchema.nullable(),
  })
  .meta({ id: "Visit" });

export const playChangeSchema = z.object({ liking: likingSchema }).meta({ id: "PlayChange" });

export const wordChangeSchema = z
  .object({ word: z.string().trim().max(maxNoteLength) })
  .meta({ id: "WordChange" });

export const showingNameSchema = z.object({ showsName: z.boolean() }).meta({ id: "ShowingName" });

const playSchema = z
  .object({
    sessionId: z.uuid(),
    gameId: z.uuid(),
    /** Null for a game or an event that has no public page any more. */
    gameSlug: z.string().nullable(),
    gameLocale: localeSchema,
    game: z.string(),
    eventSlug: z.string().nullable(),
    eventLocale: localeSchema,
    event: z.string(),
    venue: z.string(),
    startsAt: z.iso.datetime(),
    liking: likingSchema,
    companions: z.array(z.string()),
  })
  .meta({ id: "Play" });

export const playLogSchema = z
  .object({
    /** The newest first. */
    plays: z.array(playSchema),
    /** Visits that can be written down now. */
    open: z.array(
      z.object({
        id: z.uuid(),
        locale: localeSchema,
        title: z.string(),
        startsAt: z.iso.datetime(),
        openUntil: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "PlayLog" });

/** What guests wrote to the organizer of an event. */
export const eventWordsSchema = z
  .object({
    items: z.array(
      z.object({
        nickname: z.string(),
        session: z.string(),
        word: z.string(),
        at: z.iso.datetime(),
      }),
    ),
    /** How often each game was written down. */
    games: z.array(
      z.object({ name: z.string(), players: z.number().int(), again: z.number().int() }),
    ),
  })
  .meta({ id: "EventWords" });

export type Visit = z.infer<typeof visitSchema>;
export type VisitGame = z.infer<typeof visitGameSchema>;
export type Play = z.infer<typeof playSchema>;
export type PlayLog = z.infer<typeof playLogSchema>;
export type PlayChange = z.infer<typeof playChangeSchema>;
export type EventWords = z.infer<typeof eventWordsSchema>;
