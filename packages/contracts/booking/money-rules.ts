import * as z from "zod/mini";
import { requiredInput } from "../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../rules/lines.ts";
import { compose, trim } from "../rules/normalize.ts";
import { closingReasonLimit, correctionReasonLimit } from "./money-form.ts";

const closingReason = [plainLines(), compose(), trim(), z.maxLength(closingReasonLimit)] as const;

/** Shared by the forms and the API. */
export const moneyRules = {
  /** One line: that of a sale is printed on receipts. */
  correctionReason: [
    oneLine(),
    oneDirection(),
    compose(),
    trim(),
    requiredInput(),
    z.maxLength(correctionReasonLimit),
  ],
  /** Required only where counted and recorded differ. */
  closingReason,
  reopeningReason: [...closingReason, requiredInput()],
} as const;
