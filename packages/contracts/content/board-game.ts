import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";

export const boardGameSchema = z
  .object({
    slug: z.string(),
    /** The language of the name shown: `ja` if there is no English. */
    locale: localeSchema,
    name: z.string(),
    minPlayers: z.number().int(),
    maxPlayers: z.number().int(),
    minutes: z.number().int(),
    age: z.number().int(),
    /** From 1 (light) to 5 (heavy). */
    weight: z.number().int().min(1).max(5),
  })
  .meta({ id: "BoardGame" });

export type BoardGame = z.infer<typeof boardGameSchema>;
