import {
  avatarNames,
  experienceLevels,
  spokenLanguages,
} from "@takujo/contracts/account/profile-form";
import { profileRules } from "@takujo/contracts/account/profile-rules";
import { locales } from "@takujo/contracts/locale";
import { stripAt } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { foldWith, formCheckbox, formChoices, formText } from "../../../shell/form/form-schemas.ts";

/** The choices besides a drawn face: the current icon, or an uploaded picture. */
export const otherIcons = ["current", "picture"] as const;

/** One game per line. */
const lines = z.pipe(
  formText(),
  z.transform((text) => text.split(/\r?\n/).filter((line) => line.trim() !== "")),
);

export const profileSchema = z.object({
  icon: z.enum([...avatarNames, ...otherIcons]),
  picture: z.optional(z.file()),
  displayName: formText(...profileRules.displayName),
  handle: formText(...profileRules.handle),
  bio: formText(...profileRules.bio),
  level: z.enum([...experienceLevels, ""]),
  languages: z.pipe(formChoices(), z.array(z.enum(spokenLanguages))),
  favoriteGames: z.pipe(
    lines,
    z.array(z.string().check(...profileRules.favoriteGame)).check(...profileRules.favoriteGames),
  ),
  canTeach: formCheckbox(),
  canTeachInEnglish: formCheckbox(),
  showsAbout: formCheckbox(),
  xId: formText(...profileRules.xId),
  instagramId: formText(...profileRules.instagramId),
  lineId: formText(...profileRules.lineId),
  facebookId: formText(...profileRules.facebookId),
  youtubeId: formText(...profileRules.youtubeId),
  locale: z.enum(locales),
  version: z.pipe(formText(), z.transform(Number)),
});

export type ProfileForm = z.output<typeof profileSchema>;

/** The normalized handle, or null if it is invalid and need not be checked. */
export function readHandle(text: string): string | null {
  const { success, data } = z.safeParse(profileSchema.shape.handle, text);
  return success ? data : null;
}

export const foldId = foldWith(stripAt());
