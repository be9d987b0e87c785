import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { shownCoverSchema } from "./image/cover.ts";
import { newsCategorySchema } from "./news.ts";

export const searchKinds = ["event", "game", "article", "news", "faq"] as const;
export const searchKindSchema = z.enum(searchKinds);

const flagSchema = z
  .enum(["1"])
  .optional()
  .transform((value) => value === "1");

export const searchQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  q: z.string().trim().max(100),
  /** Only this kind, with more results. */
  kind: searchKindSchema.optional(),
  /** Only upcoming events. */
  upcoming: flagSchema,
  english: flagSchema,
  seats: flagSchema,
});

/** A piece of text; `hit` if it matches the search. */
const segmentSchema = z
  .object({ text: z.string(), hit: z.boolean() })
  .meta({ id: "SearchSegment" });

const hit = {
  slug: z.string(),
  /** The language of the texts shown. */
  locale: localeSchema,
  title: z.array(segmentSchema),
  excerpt: z.array(segmentSchema),
};

export const eventHitSchema = z
  .object({
    ...hit,
    cover: shownCoverSchema,
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    room: z.string(),
  })
  .meta({ id: "EventHit" });
export const gameHitSchema = z
  .object({
    ...hit,
    minPlayers: z.number().int(),
    maxPlayers: z.number().int(),
    minutes: z.number().int(),
    age: z.number().int(),
    weight: z.number().int(),
  })
  .meta({ id: "GameHit" });
export const articleHitSchema = z
  .object({ ...hit, cover: shownCoverSchema, publishedAt: z.iso.datetime() })
  .meta({ id: "ArticleHit" });
export const newsHitSchema = z
  .object({ ...hit, category: newsCategorySchema, publishedAt: z.iso.datetime() })
  .meta({ id: "NewsHit" });
export const faqHitSchema = z.object(hit).meta({ id: "FaqHit" });

const found = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({
    total: z.number().int(),
    /** There are more than were counted. */
    more: z.boolean(),
    items: z.array(schema),
  });

export const searchResultSchema = z
  .object({
    event: found(eventHitSchema),
    game: found(gameHitSchema),
    article: found(articleHitSchema),
    news: found(newsHitSchema),
    faq: found(faqHitSchema),
    /** The kinds, the one with the best match first. */
    order: z.array(searchKindSchema),
    /** Words that mean or sound the same and were looked for as well. */
    also: z.array(z.string()),
    /** The corrected query, because the typed words were not found. */
    corrected: z.union([z.string(), z.null()]),
  })
  .meta({ id: "SearchResult" });

export type SearchKind = z.infer<typeof searchKindSchema>;
export type SearchQuery = z.infer<typeof searchQuerySchema>;
export type SearchSegment = z.infer<typeof segmentSchema>;
export type SearchResult = z.infer<typeof searchResultSchema>;

const minWords = 2;
const maxWords = 12;
const maxSynonymLength = 40;
/** Enough for a list that one person can survey. */
export const maxSynonyms = 300;

/** Words that mean the same to a visitor who searches. */
export const synonymValuesSchema = z
  .object({
    words: z
      .array(z.string().trim().min(1).max(maxSynonymLength))
      .min(minWords)
      .max(maxWords)
      .refine((words) => new Set(words).size === words.length, "repeated"),
  })
  .meta({ id: "SynonymValues" });

export const synonymSchema = z
  .object({ id: z.uuid(), words: z.array(z.string()) })
  .meta({ id: "Synonym" });

export const synonymListSchema = z
  .object({ items: z.array(synonymSchema) })
  .meta({ id: "SynonymList" });

export type Synonym = z.infer<typeof synonymSchema>;
export type SynonymValues = z.infer<typeof synonymValuesSchema>;
