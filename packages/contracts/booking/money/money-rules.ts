import * as z from "zod/mini";
import { maxFullWidth, requiredInput } from "../../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../../rules/lines.ts";
import { compose, trim } from "../../rules/normalize.ts";
import { closingReasonLimit, correctionReasonLimit, itemLimit } from "./money-form.ts";

const line = [oneLine(), oneDirection(), compose(), trim(), requiredInput()] as const;

const closingReason = [plainLines(), compose(), trim(), z.maxLength(closingReasonLimit)] as const;

/** Shared by the forms and the API. */
export const moneyRules = {
  correctionReason: [...line, z.maxLength(correctionReasonLimit)],
  /** The item sold, as printed on receipts. */
  item: [...line, maxFullWidth(itemLimit)],
  /** Required only where counted and recorded differ. */
  closingReason,
  reopeningReason: [...closingReason, requiredInput()],
} as const;
