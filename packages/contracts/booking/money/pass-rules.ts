import * as z from "zod/mini";
import { maxFullWidth, requiredInput } from "../../rules/index.ts";
import { oneDirection, oneLine } from "../../rules/lines.ts";
import { compose, trim } from "../../rules/normalize.ts";
import { itemLimit } from "./money-form.ts";

/** A prepaid ticket that is valid for six months or longer is under the Payment Services Act (資金決済法); these never are. */
export const maxPassDays = 180;
export const maxPassVisits = 50;
export const minStamps = 2;
export const maxStamps = 50;
/** In UTF-16 code units, like `String.length`. */
const passReasonLimit = 200;

/** Origin of a pass. */
export const passOrigins = ["sale", "gift", "stamps"] as const;
export type PassOrigin = (typeof passOrigins)[number];

/** `over`: its last day has passed. `ended`: the organizer withdrew it. */
export const passStates = ["valid", "used", "over", "ended"] as const;
export type PassState = (typeof passStates)[number];

const line = [oneLine(), oneDirection(), compose(), trim(), requiredInput()] as const;

/** Shared by the forms and the API. */
export const passRules = {
  /** Receipts print it. */
  name: [...line, maxFullWidth(itemLimit)],
  reason: [...line, z.maxLength(passReasonLimit)],
} as const;
