import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { daySchema } from "../moment.ts";
import {
  type ContentShape,
  carriedOver,
  cover,
  games,
  htmlSchemas,
  line,
  markdown,
  optional,
  readingTexts,
  slug,
} from "./fields.ts";
import { shownCoverSchema } from "./image/cover.ts";

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

/** Everything an organizer writes about an event besides its sessions. */
export const eventFields = {
  shared: [
    slug,
    { name: "doorsAt", form: "time", required: true },
    { name: "startsAt", form: "time", required: true },
    { name: "endsAt", form: "time", required: true },
    carriedOver({ name: "venue", form: "reference", of: "venue", required: true }),
    carriedOver({ name: "fee", form: "number", required: true, min: 0, max: 1_000_000 }),
    carriedOver({ name: "prices", form: "prices", max: 8 }),
    carriedOver({ name: "host", form: "reference", of: "staff" }),
    { name: "guides", form: "references", of: "staff", max: 12 },
    games,
    { name: "tags", form: "choices", choices: eventTags },
    { name: "ships", form: "flag" },
    cover,
  ],
  text: [
    ...readingTexts,
    carriedOver(line("room")),
    carriedOver(line("feeNote", 200)),
    { name: "flow", form: "steps", max: 30 },
    carriedOver(markdown("bring", 4_000)),
    carriedOver(markdown("cancellation", 4_000)),
    optional(markdown("notice", 4_000)),
    carriedOver({ name: "questions", form: "questions", max: 10 }),
  ],
} as const satisfies ContentShape;

/** Changed and canceled events stay readable. */
export const eventStateSchema = z.enum(["published", "changed", "cancelled"]);

/** Nobody pages further, and the cost of counting grows with the number of events. */
export const maxEventsCounted = 300;

const rangeSchema = z.object({ min: z.number().int(), max: z.number().int() });

/** Players, time and age over all games of the event, as on the side of a box. */
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
    /** In yen per seat; 0 is free. */
    fee: z.number().int(),
    /** Other kinds of seats than the ordinary one, in the language of the texts. */
    prices: z.array(z.object({ key: z.string(), name: z.string(), yen: z.number().int() })),
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    title: z.string(),
    summary: z.string(),
    room: z.string(),
    venueName: z.string(),
    // A union, because `.nullable()` would mark the named schema itself as nullable in the OpenAPI document.
    box: z.union([eventBoxSchema, z.null()]),
  })
  .meta({ id: "EventSummary" });

/** A query parameter that may be absent or repeated. */
const several = <Item extends z.ZodType>(item: Item, max: number) =>
  z.preprocess((value) => [value ?? []].flat(), z.array(item).max(max)).default([]);

export const eventListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  when: z.enum(["upcoming", "past", "any"]).default("upcoming"),
  /** Days at the venue, both inclusive. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  /** Monday is 1, Sunday is 7. */
  weekday: several(z.coerce.number().int().min(1).max(7), 7),
  /** All of them must match. */
  tags: several(eventTagSchema, eventTags.length),
  /** Slug of a board game. */
  game: z.string().max(200).optional(),
  /** Only events with a session that takes reservations and has a free seat. */
  seats: z.literal("left").optional(),
  page: z.coerce.number().int().min(1).max(maxEventsCounted).default(1),
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

const maxDays = 42;
const dayLength = 86_400_000;

export const eventDaysQuerySchema = z
  .object({
    locale: localeSchema.default("ja"),
    from: daySchema,
    to: daySchema,
    /** All of them must match. */
    tags: several(eventTagSchema, eventTags.length),
  })
  .refine(({ from, to }) => {
    const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
    return days >= 1 && days <= maxDays;
  }, `A range of 1 to ${maxDays} days`);

export const eventDaysSchema = z
  .object({
    /** Only days with events, canceled ones included. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        /** Events that take place. */
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
        /** Events of the day that are not in `events`. */
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
    /** Seed of the drawn portrait. */
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

/** Fields ending in Html are sanitized HTML made from Markdown. */
export const eventItemSchema = eventSummarySchema
  .extend({
    /** The title, split where a line may break. */
    titlePhrases: z.array(z.string()),
    feeNote: z.string(),
    ...htmlSchemas(eventFields.text),
    flow: z.array(z.object({ time: z.string(), text: z.string() })),
    venue: eventVenueSchema,
    host: z.union([personSchema, z.null()]),
    guides: z.array(personSchema),
    games: z.array(gameSchema),
    /** Of an event that is over or canceled: the next one of its series. */
    next: z.union([eventSummarySchema, z.null()]),
    /** Upcoming events with the most tags in common. */
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
