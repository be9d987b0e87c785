import { isIcon } from "@takujo/contracts/games/icon";
import type { Profile } from "@takujo/contracts/games/profile";
import type { ExperienceLevel, SpokenLanguage } from "@takujo/contracts/games/profile-form";
import type { Locale } from "@takujo/contracts/locale";
import type { ProfileRow } from "./queries.ts";

/** The table allows no other languages and levels than the contract has. */
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
    xId: row.x_id ?? "",
    facebookId: row.facebook_id ?? "",
    instagramId: row.instagram_id ?? "",
    lineId: row.line_id ?? "",
    youtubeId: row.youtube_id ?? "",
    newsMail: row.news_mail,
    reminderMail: row.reminder_mail,
    waitlistMail: row.waitlist_mail,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
  };
}
