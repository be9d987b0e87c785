import { isIcon } from "@takujo/contracts/account/icon";
import type { Profile, ProfileChange } from "@takujo/contracts/account/profile";
import type { ExperienceLevel, SpokenLanguage } from "@takujo/contracts/account/profile-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { isUniqueViolation } from "@takujo/runtime/database/database-errors";
import { DomainError } from "@takujo/runtime/domain-error";
import { isReserved } from "./handles.ts";
import { type ProfileRow, selectProfile, updateProfileRow, updateUserRow } from "./queries.ts";

export async function readProfile(db: Database, userId: string): Promise<Profile> {
  const [row] = await selectProfile(db, { userId });
  // The account was deleted after the bearer check.
  if (!row) throw new DomainError("not-found");
  return presentProfile(row);
}

export async function updateProfile(
  db: Database,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  const [before] = await selectProfile(db, { userId });
  // A person who had the handle before it was reserved may keep it.
  if (change.handle !== before?.handle && isReserved(change.handle)) {
    throw new DomainError("handle-taken");
  }
  try {
    return await db.transaction().execute(async (transaction) => {
      // Locks the person's row first, as everywhere: a single lock order prevents deadlocks.
      const { displayName, locale } = change;
      await updateUserRow(transaction, { userId, displayName, locale });
      const [updated] = await updateProfileRow(transaction, { ...change, userId });
      if (!updated) throw new DomainError("changed-meanwhile");
      const [row] = await selectProfile(transaction, { userId });
      if (!row) throw new DomainError("not-found");
      return presentProfile(row);
    });
  } catch (error) {
    if (isUniqueViolation(error, "profile_handle_key")) throw new DomainError("handle-taken");
    throw error;
  }
}

/** Check constraints allow only the languages and levels of the contract. */
function presentProfile(row: ProfileRow): Profile {
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
