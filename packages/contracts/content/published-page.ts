import { z } from "zod";

/** Entries per page of the list. */
export const publishedPagesShown = 10_000;

export const publishedPagesQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const publishedPagesSchema = z
  .object({
    total: z.number().int(),
    items: z.array(
      z.object({
        kind: z.enum(["article", "character", "event", "game", "news"]),
        slug: z.string(),
        modifiedAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: "PublishedPages" });

export type PublishedPages = z.infer<typeof publishedPagesSchema>;
