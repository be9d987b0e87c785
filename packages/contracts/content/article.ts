import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { boardGameSchema } from "./board-game.ts";
import { headingSchema } from "./heading.ts";
import { shownCoverSchema } from "./image/cover.ts";

export const articleTags = [
  "beginner",
  "heavy",
  "two-player",
  "teaching",
  "history",
  "essay",
] as const;
export const articleTagSchema = z.enum(articleTags);

const authorSchema = z.object({
  slug: z.string(),
  locale: localeSchema,
  name: z.string(),
  /** Seed of the drawn portrait. */
  avatar: z.string(),
});

export const articleSummarySchema = z
  .object({
    slug: z.string(),
    tags: z.array(articleTagSchema),
    publishedAt: z.iso.datetime(),
    cover: shownCoverSchema,
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    title: z.string(),
    summary: z.string(),
    /** Reading time. */
    minutes: z.number().int(),
    author: z.union([authorSchema.meta({ id: "ArticleAuthor" }), z.null()]),
  })
  .meta({ id: "ArticleSummary" });

export const articleListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  tag: articleTagSchema.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});

export const articleListSchema = z
  .object({
    items: z.array(articleSummarySchema),
    page: z.number().int(),
    pageCount: z.number().int(),
    /** Published articles over all pages; an article with two tags counts for both. */
    counts: z.object({
      all: z.number().int(),
      beginner: z.number().int(),
      heavy: z.number().int(),
      "two-player": z.number().int(),
      teaching: z.number().int(),
      history: z.number().int(),
      essay: z.number().int(),
    }),
  })
  .meta({ id: "ArticleList" });

const authorCardSchema = authorSchema
  .extend({ role: z.string(), bio: z.string(), teachesInEnglish: z.boolean() })
  .meta({ id: "ArticleAuthorCard" });

const characterCardSchema = z
  .object({
    slug: z.string(),
    locale: localeSchema,
    name: z.string(),
    summary: z.string(),
    /** The drawn mascot and its background. */
    artwork: z.string(),
    color: z.string(),
  })
  .meta({ id: "ArticleCharacter" });

export const articleItemSchema = articleSummarySchema
  .extend({
    updatedAt: z.iso.datetime(),
    /** The title, split where a line may break. */
    titlePhrases: z.array(z.string()),
    /** Sanitized HTML made from the Markdown body. */
    bodyHtml: z.string(),
    headings: z.array(headingSchema),
    author: z.union([authorCardSchema, z.null()]),
    games: z.array(boardGameSchema),
    characters: z.array(characterCardSchema),
    /** Up to three more articles, those with the same tags first. */
    further: z.array(articleSummarySchema),
  })
  .meta({ id: "ArticleItem" });

export type ArticleTag = z.infer<typeof articleTagSchema>;
export type ArticleSummary = z.infer<typeof articleSummarySchema>;
export type ArticleListQuery = z.infer<typeof articleListQuerySchema>;
export type ArticleList = z.infer<typeof articleListSchema>;
export type ArticleItem = z.infer<typeof articleItemSchema>;
