import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { daySchema } from "../moment.ts";
import { shownCoverSchema } from "./cover.ts";

export const eventTags = [
  "beginner",
  "alone",
  "family",
  "english",
  "taught",
  "two-player",
  "cooperative",
  "heavy",
  "new-games",
  "adults",
] as const;
export const eventTagSchema = z.enum(eventTags);

/** What is moved or called off stays readable, and says so. */
export const eventStateSchema = z.enum(["published", "changed", "cancelled"]);

/** Nobody pages further, and counting more would cost more the more events there are. */
export const mostEventsCounted = 300;

const rangeSchema = z.object({ min: z.number().int(), max: z.number().int() });

/** The side of the box, over all games on offer. */
export const eventBoxSchema = z
  .object({ players: rangeSchema, minutes: rangeSchema, age: rangeSchema, weight: rangeSchema })
  .meta({ id: "EventBox" });

export const eventSummarySchema = z
  .object({
    slug: z.string(),
    cover: shownCoverSchema,
    doorsAt: z.iso.datetime(),
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    previousStartsAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    state: eventStateSchema,
    tags: z.array(eventTagSchema),
    /** Yen for one seat; 0 is free. */
    fee: z.number().int(),
    /** The language the texts are really in: `ja` where the English is missing. */
    locale: localeSchema,
    title: z.string(),
    summary: z.string(),
    room: z.string(),
    venueName: z.string(),
    // A union, because `.nullable()` would mark the named schema itself as nullable in the OpenAPI document.
    box: z.union([eventBoxSchema, z.null()]),
  })
  .meta({ id: "EventSummary" });

/** A query field that may come once, several times or not at all. */
const several = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess((value) => [value ?? []].flat(), z.array(item).max(most)).default([]);

export const eventListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  when: z.enum(["upcoming", "past", "any"]).default("upcoming"),
  /** Days at the venue, both included. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** From Monday, 1, to Sunday, 7. */
  weekday: several(z.coerce.number().int().min(1).max(7), 7),
  /** All of them must hold. */
  tags: several(eventTagSchema, eventTags.length),
  /** Slug of a board game. */
  game: z.string().max(200).optional(),
  /** Only where a session still takes reservations and has a seat. */
  seats: z.literal("left").optional(),
  page: z.coerce.number().int().min(1).max(mostEventsCounted).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});

export const eventListSchema = z
  .object({
    items: z.array(eventSummarySchema),
    page: z.number().int(),
    pageCount: z.number().int(),
    count: z.number().int(),
    /** There are more than were counted. */
    more: z.boolean(),
  })
  .meta({ id: "EventList" });

export const eventGamesQuerySchema = z.object({ locale: localeSchema.default("ja") });

export const eventGamesSchema = z
  .object({ items: z.array(z.object({ slug: z.string(), name: z.string() })) })
  .meta({ id: "EventGames" });

const mostDays = 42;
const dayLength = 86_400_000;

export const eventDaysQuerySchema = z
  .object({ locale: localeSchema.default("ja"), from: daySchema, to: daySchema })
  .refine(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
    return days >= 1 && days <= mostDays;
  }, `A range of 1 to ${mostDays} days`);

export const eventDaysSchema = z
  .object({
    /** Only days on which something is, or was to be. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** Those that take place. */
        count: z.number().int(),
        events: z.array(
          z.object({
            slug: z.string(),
            locale: localeSchema,
            title: z.string(),
            startsAt: z.iso.datetime(),
            state: eventStateSchema,
          }),
        ),
        /** How many of the day are not among `events`. */
        unlisted: z.number().int(),
      }),
    ),
  })
  .meta({ id: "EventDays" });

const personSchema = z
  .object({
    slug: z.string(),
    locale: localeSchema,
    name: z.string(),
    role: z.string(),
    bio: z.string(),
    /** What the portrait is drawn from. */
    avatar: z.string(),
    teachesInEnglish: z.boolean(),
  })
  .meta({ id: "EventPerson" });

const gameSchema = z
  .object({
    slug: z.string(),
    locale: localeSchema,
    name: z.string(),
    summary: z.string(),
    players: rangeSchema,
    minutes: z.number().int(),
    age: z.number().int(),
    weight: z.number().int(),
  })
  .meta({ id: "EventGame" });

export const eventVenueSchema = z
  .object({
    slug: z.string(),
    locale: localeSchema,
    name: z.string(),
    postalCode: z.string(),
    region: z.string(),
    locality: z.string(),
    street: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    stepFree: z.boolean(),
    floor: z.string(),
    accessHtml: z.string(),
  })
  .meta({ id: "EventVenue" });

/** Texts ending in Html are sanitized HTML made from Markdown. */
export const eventItemSchema = eventSummarySchema
  .extend({
    /** The title, cut where a line may break. */
    titlePhrases: z.array(z.string()),
    feeNote: z.string(),
    bodyHtml: z.string(),
    bringHtml: z.string(),
    cancellationHtml: z.string(),
    noticeHtml: z.string().nullable(),
    flow: z.array(z.object({ time: z.string(), text: z.string() })),
    venue: eventVenueSchema,
    host: z.union([personSchema, z.null()]),
    guides: z.array(personSchema),
    games: z.array(gameSchema),
    /** Upcoming, with most tags in common. */
    related: z.array(eventSummarySchema),
  })
  .meta({ id: "EventItem" });

export type EventTag = z.infer<typeof eventTagSchema>;
export type EventSummary = z.infer<typeof eventSummarySchema>;
export type EventListQuery = z.infer<typeof eventListQuerySchema>;
export type EventList = z.infer<typeof eventListSchema>;
export type EventGames = z.infer<typeof eventGamesSchema>;
export type EventDaysQuery = z.infer<typeof eventDaysQuerySchema>;
export type EventDays = z.infer<typeof eventDaysSchema>;
export type EventItem = z.infer<typeof eventItemSchema>;
export type EventVenue = z.infer<typeof eventVenueSchema>;
export type EventPerson = z.infer<typeof personSchema>;
export type EventGame = z.infer<typeof gameSchema>;
