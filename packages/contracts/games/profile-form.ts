// Apart from the rules, so that a page shows the form without bringing them along.

export const spokenLanguages = ["ja", "en", "zh", "ko", "sign", "other"] as const;
export type SpokenLanguage = (typeof spokenLanguages)[number];

export const experienceLevels = ["beginner", "casual", "regular", "expert"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

/** Seeds of the drawn faces that one may choose from. */
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

/** As `String.length` counts. */
export const bioLimit = 500;
/** In full-width characters. */
export const displayNameLimit = 20;
export const passkeyNameLimit = 30;
export const shortestHandle = 3;
export const longestHandle = 20;
export const mostFavoriteGames = 10;
/** Bytes of a picture that is sent. */
export const iconLimit = 1_000_000;
