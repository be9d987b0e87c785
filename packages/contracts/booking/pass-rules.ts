import * as z from "zod/mini";
import { maxFullWidth, requiredInput } from "../rules/index.ts";
import { oneDirection, oneLine } from "../rules/lines.ts";
import { compose, trim } from "../rules/normalize.ts";
import { itemLimit } from "./money-form.ts";
import { passReasonLimit } from "./pass-form.ts";

const line = [oneLine(), oneDirection(), compose(), trim(), requiredInput()] as const;

/** Shared by the forms and the API. */
export const passRules = {
  /** Receipts print it. */
  name: [...line, maxFullWidth(itemLimit)],
  reason: [...line, z.maxLength(passReasonLimit)],
} as const;
