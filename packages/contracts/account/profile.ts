import { z } from "zod";
import { localeSchema } from "../locale-schema.ts";
import { avatarNames, experienceLevels, iconLimit, spokenLanguages } from "./profile-form.ts";
import { profileRules } from "./profile-rules.ts";

const choices = {
  /** The language of mails. */
  locale: localeSchema,
  languages: z.array(z.enum(spokenLanguages)),
  level: z.union([z.enum(experienceLevels), z.null()]),
  canTeach: z.boolean(),
  canTeachInEnglish: z.boolean(),
  /** Shows bio, favorite games and what the person can teach to the other guests of an event. */
  showsAbout: z.boolean(),
  /** The version that was read; a change based on an earlier one is refused. */
  version: z.number().int(),
};

/** Missing texts are empty. */
export const profileSchema = z
  .object({
    ...choices,
    handle: z.string(),
    displayName: z.string(),
    /** `avatar:` and the name of a drawn face, or the path of an uploaded picture. */
    icon: z.string().nullable(),
    bio: z.string(),
    favoriteGames: z.array(z.string()),
    xId: z.string(),
    facebookId: z.string(),
    instagramId: z.string(),
    lineId: z.string(),
    youtubeId: z.string(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Profile" });

const optionalText = z.string().default("");

export const profileChangeSchema = z
  .object({
    ...choices,
    languages: z
      .array(z.enum(spokenLanguages))
      .transform((languages) => spokenLanguages.filter((one) => languages.includes(one))),
    handle: z.string().check(...profileRules.handle),
    displayName: z.string().check(...profileRules.displayName),
    bio: optionalText.check(...profileRules.bio),
    favoriteGames: z
      .array(z.string().check(...profileRules.favoriteGame))
      .check(...profileRules.favoriteGames),
    xId: optionalText.check(...profileRules.xId),
    facebookId: optionalText.check(...profileRules.facebookId),
    instagramId: optionalText.check(...profileRules.instagramId),
    lineId: optionalText.check(...profileRules.lineId),
    youtubeId: optionalText.check(...profileRules.youtubeId),
  })
  .meta({ id: "ProfileChange" });

export const handleQuerySchema = z.object({ handle: z.string().check(...profileRules.handle) });
export const handleAnswerSchema = z.object({ isFree: z.boolean() }).meta({ id: "HandleAnswer" });

/** Base64 uses four characters for three bytes. */
const maxImageLength = Math.ceil(iconLimit / 3) * 4 + 100;

export const iconChoiceSchema = z
  .union([
    z.strictObject({ avatar: z.enum(avatarNames) }),
    /** A data URI of a PNG, JPEG, GIF, WebP or AVIF. */
    z.strictObject({ image: z.string().max(maxImageLength) }),
  ])
  .meta({ id: "IconChoice" });
export const iconAnswerSchema = z.object({ icon: z.string() }).meta({ id: "IconAnswer" });

export type Profile = z.infer<typeof profileSchema>;
export type ProfileChange = z.infer<typeof profileChangeSchema>;
export type IconChoice = z.infer<typeof iconChoiceSchema>;
