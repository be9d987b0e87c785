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
  longestHandle,
  mostFavoriteGames,
  passkeyNameLimit,
  shortestHandle,
} from "./profile-form.ts";

const longestSocialId = z.maxLength(100);

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
    z.minLength(shortestHandle),
    z.maxLength(longestHandle),
  ],
  bio: [plainLines(), compose(), trim(), z.maxLength(bioLimit)],
  favoriteGame: [oneLine(), compose(), trim(), requiredInput(), z.maxLength(60)],
  favoriteGames: [uniqueItems<string>(), maxItems(mostFavoriteGames)],
  xId: [stripAt(), xId(), longestSocialId],
  facebookId: [stripAt(), facebookId(), longestSocialId],
  instagramId: [stripAt(), instagramId(), longestSocialId],
  lineId: [stripAt(), lineId(), longestSocialId],
  youtubeId: [stripAt(), youtubeId({ wholeId: true }), longestSocialId],
} as const;
