import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { boardGameSchema } from "./board-game.ts";

/** The drawn mascots. */
export const characterArtworks = ["koma", "sai", "fuda", "kikko", "toki", "hako"] as const;

export const characterSummarySchema = z
  .object({
    slug: z.string(),
    kana: z.string(),
    /** Background color, as #RRGGBB. */
    color: z.string(),
    artwork: z.enum(characterArtworks),
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    name: z.string(),
    /** Its two motifs, such as 駒 × 狛犬. */
    origin: z.string(),
    catchPhrase: z.string(),
    summary: z.string(),
    duty: z.string(),
  })
  .meta({ id: "CharacterSummary" });

export const characterListSchema = z
  .object({ items: z.array(characterSummarySchema) })
  .meta({ id: "CharacterList" });

export const characterTraits = ["depth", "speed", "talk", "luck"] as const;
/** Absent if not set. */
const trait = z.number().int().min(1).max(5).optional();

export const characterItemSchema = characterSummarySchema
  .extend({
    likes: z.string(),
    /** Sanitized HTML made from the Markdown profile. */
    profileHtml: z.string(),
    traits: z.object({ depth: trait, speed: trait, talk: trait, luck: trait }),
    games: z.array(boardGameSchema),
  })
  .meta({ id: "CharacterItem" });

export type CharacterSummary = z.infer<typeof characterSummarySchema>;
export type CharacterList = z.infer<typeof characterListSchema>;
export type CharacterItem = z.infer<typeof characterItemSchema>;
