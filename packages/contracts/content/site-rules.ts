import * as z from "zod/mini";
import { email, maxFullWidth, requiredInput } from "../rules/index.ts";
import { oneDirection, oneLine } from "../rules/lines.ts";
import { compose, foldWidth, trim } from "../rules/normalize.ts";

/** In full-width letters: a longer name leaves no room for the menu beside it. */
const longestName = 20;

const name = [
  oneLine(),
  oneDirection(),
  compose(),
  trim(),
  requiredInput(),
  maxFullWidth(longestName),
] as const;

/** Shared by the form, the API and the command. */
export const siteRules = {
  nameJa: name,
  nameEn: name,
  email: [foldWidth(), trim(), z.toLowerCase(), requiredInput(), email(), z.maxLength(254)],
  setupKey: [foldWidth(), trim(), requiredInput(), z.maxLength(100)],
} as const;
