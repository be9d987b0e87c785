import * as z from "zod/mini";
import { email, requiredInput } from "../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../rules/lines.ts";
import { compose, foldWidth, trim } from "../rules/normalize.ts";

/** In UTF-16 code units, like `String.length`. */
export const staffReasonLimit = 200;

/** Shared by the forms and the API. The name stands in a mail. */
export const staffRules = {
  email: [foldWidth(), trim(), z.toLowerCase(), requiredInput(), email(), z.maxLength(254)],
  name: [oneLine(), oneDirection(), compose(), trim(), z.maxLength(80)],
  reason: [plainLines(), compose(), trim(), requiredInput(), z.maxLength(staffReasonLimit)],
} as const;
