import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";

/** In the order of the page. */
export const faqCategories = ["first-visit", "reservation", "money", "venue", "account"] as const;
export const faqCategorySchema = z.enum(faqCategories);

export const faqEntrySchema = z
  .object({
    slug: z.string(),
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    question: z.string(),
    /** Sanitized HTML made from Markdown. */
    answerHtml: z.string(),
  })
  .meta({ id: "FaqEntry" });

export const faqSchema = z
  .object({
    /** Only categories with entries. */
    categories: z.array(
      z.object({ category: faqCategorySchema, entries: z.array(faqEntrySchema) }),
    ),
  })
  .meta({ id: "Faq" });

export type FaqEntry = z.infer<typeof faqEntrySchema>;
export type Faq = z.infer<typeof faqSchema>;
