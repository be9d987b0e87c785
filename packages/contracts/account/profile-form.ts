// Separate from the rules, so that pages can show the form without loading them.

export const spokenLanguages = ["ja", "en", "zh", "ko", "sign", "other"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const experienceLevels = ["beginner", "casual", "regular", "expert"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Seeds of the drawn faces to choose from. */
export const avatarNames = [
  "kotori",
  "hinata",
  "kaede",
  "matsu",
  "rin",
  "umi",
  "aoi",
  "tsuki",
  "yuzu",
  "fuji",
  "mio",
] as const;
export type AvatarName = (typeof avatarNames)[number];

/** In UTF-16 code units, like `String.length`. */
export const bioLimit = 500;
/** In full-width characters. */
export const displayNameLimit = 20;
export const passkeyNameLimit = 30;
export const minHandleLength = 3;
export const maxHandleLength = 20;
export const maxFavoriteGames = 10;
/** In bytes, for uploaded pictures. */
export const iconLimit = 1_000_000;
