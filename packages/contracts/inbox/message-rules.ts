import * as z from "zod/mini";
import { requiredInput } from "../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../rules/lines.ts";
import { compose, trim } from "../rules/normalize.ts";
import { bodyLimit, subjectLimit, urgentReasonLimit } from "./message-form.ts";

/** A draft may be empty; missing parts are reported before sending. */
export const messageRules = {
  subject: [oneLine(), oneDirection(), compose(), trim(), z.maxLength(subjectLimit)],
  body: [plainLines(), oneDirection(), compose(), trim(), z.maxLength(bodyLimit)],
  urgentReason: [oneLine(), compose(), trim(), requiredInput(), z.maxLength(urgentReasonLimit)],
} as const;
