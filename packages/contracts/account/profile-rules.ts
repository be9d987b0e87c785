import * as z from "zod/mini";
import {
  alphanumeric,
  facebookId,
  instagramId,
  lineId,
  maxFullWidth,
  maxItems,
  requiredInput,
  uniqueItems,
  xId,
  youtubeId,
} from "../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../rules/lines.ts";
import { compose, stripAt, trim } from "../rules/normalize.ts";
import {
  bioLimit,
  displayNameLimit,
  maxFavoriteGames,
  maxHandleLength,
  minHandleLength,
  passkeyNameLimit,
} from "./profile-form.ts";

const maxSocialIdLength = z.maxLength(100);

/** A name shown to others: one line, one writing direction, limited length. */
const nameOf = (limit: number) =>
  [oneLine(), oneDirection(), compose(), trim(), requiredInput(), maxFullWidth(limit)] as const;

/** Shared by the form and the API. */
export const profileRules = {
  displayName: nameOf(displayNameLimit),
  passkeyName: nameOf(passkeyNameLimit),
  handle: [
    stripAt(),
    z.toLowerCase(),
    requiredInput(),
    alphanumeric({ underscore: true }),
    z.minLength(minHandleLength),
    z.maxLength(maxHandleLength),
  ],
  bio: [plainLines(), compose(), trim(), z.maxLength(bioLimit)],
  favoriteGame: [oneLine(), compose(), trim(), requiredInput(), z.maxLength(60)],
  favoriteGames: [uniqueItems<string>(), maxItems(maxFavoriteGames)],
  xId: [stripAt(), xId(), maxSocialIdLength],
  facebookId: [stripAt(), facebookId(), maxSocialIdLength],
  instagramId: [stripAt(), instagramId(), maxSocialIdLength],
  lineId: [stripAt(), lineId(), maxSocialIdLength],
  youtubeId: [stripAt(), youtubeId({ wholeId: true }), maxSocialIdLength],
} as const;
