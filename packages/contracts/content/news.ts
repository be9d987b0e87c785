import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { shownCoverSchema } from "./image/cover.ts";

export const newsCategories = ["notice", "event", "release", "press"] as const;
export const newsCategorySchema = z.enum(newsCategories);

export const newsSummarySchema = z
  .object({
    slug: z.string(),
    category: newsCategorySchema,
    publishedAt: z.iso.datetime(),
    cover: z.union([shownCoverSchema, z.null()]),
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    title: z.string(),
    summary: z.string(),
  })
  .meta({ id: "NewsSummary" });

export const newsListQuerySchema = z.object({
  locale: localeSchema.default("ja"),
  category: newsCategorySchema.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(12),
});

export const newsListSchema = z
  .object({
    // A union, because `.nullable()` would mark the named schema itself as nullable in the OpenAPI document.
    pinned: z.union([newsSummarySchema, z.null()]),
    items: z.array(newsSummarySchema),
    page: z.number().int(),
    pageCount: z.number().int(),
    /** Published items by category, over all pages. */
    counts: z.object({
      notice: z.number().int(),
      event: z.number().int(),
      release: z.number().int(),
      press: z.number().int(),
    }),
  })
  .meta({ id: "NewsList" });

export const newsItemSchema = newsSummarySchema
  .extend({
    updatedAt: z.iso.datetime(),
    /** The title, split where a line may break. */
    titlePhrases: z.array(z.string()),
    /** Sanitized HTML made from the Markdown body. */
    bodyHtml: z.string(),
    older: z.object({ slug: z.string(), locale: localeSchema, title: z.string() }).nullable(),
  })
  .meta({ id: "NewsItem" });

export type NewsCategory = z.infer<typeof newsCategorySchema>;
export type NewsSummary = z.infer<typeof newsSummarySchema>;
export type NewsListQuery = z.infer<typeof newsListQuerySchema>;
export type NewsList = z.infer<typeof newsListSchema>;
export type NewsItem = z.infer<typeof newsItemSchema>;
