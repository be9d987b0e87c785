import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { boardGameSchema } from "./board-game.ts";

export const staffSpecialties = [
  "heavy",
  "two-player",
  "family",
  "new-games",
  "cooperative",
  "go",
  "hanafuda",
] as const;
export const staffSpecialtySchema = z.enum(staffSpecialties);

export const socialNetworks = ["x", "instagram", "youtube", "facebook", "line"] as const;

export const staffMemberSchema = z
  .object({
    slug: z.string(),
    kana: z.string(),
    /** Seed of the drawn portrait. */
    avatar: z.string(),
    teachesInEnglish: z.boolean(),
    specialties: z.array(staffSpecialtySchema),
    /** Ids by network, without an @. */
    social: z.object({
      x: z.string().optional(),
      instagram: z.string().optional(),
      youtube: z.string().optional(),
      facebook: z.string().optional(),
      line: z.string().optional(),
    }),
    /** The language of the texts shown: `ja` if there is no English. */
    locale: localeSchema,
    name: z.string(),
    role: z.string(),
    bio: z.string(),
    /** Games that this person teaches. */
    games: z.array(boardGameSchema),
  })
  .meta({ id: "StaffMember" });

export const staffListSchema = z
  .object({ items: z.array(staffMemberSchema) })
  .meta({ id: "StaffList" });

export type StaffMember = z.infer<typeof staffMemberSchema>;
export type StaffList = z.infer<typeof staffListSchema>;
