/** Why a picture is not taken. */
export const pictureRefusals = [
  "empty",
  "unknown-kind",
  "not-as-declared",
  "wrong-extension",
  "truncated",
  "something-else-inside",
  "too-many-pixels",
  "too-many-frames",
  "broken",
] as const;

export type PictureRefusal = (typeof pictureRefusals)[number];
