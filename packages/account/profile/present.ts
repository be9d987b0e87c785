import { isIcon } from "@takujo/contracts/account/icon";
import type { Profile } from "@takujo/contracts/account/profile";
import type { ExperienceLevel, SpokenLanguage } from "@takujo/contracts/account/profile-form";
import type { Locale } from "@takujo/contracts/locale";
import type { ProfileRow } from "./queries.ts";

/** Check constraints allow only the languages and levels of the contract. */
export function presentProfile(row: ProfileRow): Profile {
  return {
    handle: row.handle,
    displayName: row.name,
    icon: row.image && isIcon(row.image) ? row.image : null,
    locale: row.locale as Locale,
    bio: row.bio,
    languages: row.languages as SpokenLanguage[],
    favoriteGames: row.favorite_games,
    level: row.level as ExperienceLevel | null,
    canTeach: row.can_teach,
    canTeachInEnglish: row.can_teach_in_english,
    showsAbout: row.shows_about,
    xId: row.x_id ?? "",
    facebookId: row.facebook_id ?? "",
    instagramId: row.instagram_id ?? "",
    lineId: row.line_id ?? "",
    youtubeId: row.youtube_id ?? "",
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
