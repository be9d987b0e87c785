import { z } from "zod";

const fewestWords = 2;
const mostWords = 12;
export const longestSynonym = 40;
/** Enough for a list that one person can survey. */
export const mostSynonyms = 300;

/** Words that mean the same to a visitor who searches. */
export const synonymValuesSchema = z
  .object({
    words: z
      .array(z.string().trim().min(1).max(longestSynonym))
      .min(fewestWords)
      .max(mostWords)
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
