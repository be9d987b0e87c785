import * as z from "zod/mini";
import { maxFullWidth, requiredInput } from "../../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../../rules/lines.ts";
import { compose, trim } from "../../rules/normalize.ts";
import { addresseeLimit, purposeLimit, voidReasonLimit } from "./receipt-form.ts";

const line = (limit: number) =>
  [oneLine(), oneDirection(), compose(), trim(), requiredInput(), maxFullWidth(limit)] as const;

/** Shared by the forms and the API. */
export const receiptRules = {
  addressee: line(addresseeLimit),
  purpose: line(purposeLimit),
  voidReason: [plainLines(), compose(), trim(), requiredInput(), z.maxLength(voidReasonLimit)],
} as const;
