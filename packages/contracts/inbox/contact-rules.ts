import * as z from "zod/mini";
import { email, requiredInput } from "../rules/index.ts";
import { oneLine, plainLines } from "../rules/lines.ts";
import { compose, foldWidth, trim } from "../rules/normalize.ts";
import { contactBodyLimit } from "./contact-form.ts";

/** Shared by the form and the API. */
export const contactRules = {
  name: [oneLine(), compose(), trim(), requiredInput(), z.maxLength(80)],
  email: [foldWidth(), trim(), requiredInput(), email()],
  reservationCode: [oneLine(), foldWidth(), trim(), z.toUpperCase(), z.maxLength(20)],
  body: [plainLines(), compose(), trim(), requiredInput(), z.maxLength(contactBodyLimit)],
} as const;
