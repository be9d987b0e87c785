import * as z from "zod/mini";
import { requiredInput } from "../../rules/index.ts";
import { oneDirection, oneLine } from "../../rules/lines.ts";
import { compose, foldWidth, trim } from "../../rules/normalize.ts";

/** Spaces and hyphens are left out, as people copy them along. */
const folded = [
  foldWidth(),
  z.toUpperCase(),
  z.overwrite<string>((text) => text.replace(/[\s-]/g, "")),
] as const;

/** Shared by the forms and the API. */
export const priceCodeRules = {
  /** As people type it: anything short, which may be no code. */
  typed: [...folded, z.maxLength(40)],
  code: [...folded, requiredInput(), z.regex(/^[0-9A-Z]{4,20}$/)],
  note: [oneLine(), oneDirection(), compose(), trim(), z.maxLength(200)],
} as const;
