/** Why a picture is refused. */
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
