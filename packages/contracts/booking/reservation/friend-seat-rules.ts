import * as z from "zod/mini";
import { email, requiredInput } from "../../rules/index.ts";
import { plainLines } from "../../rules/lines.ts";
import { compose, foldWidth, trim } from "../../rules/normalize.ts";
import { friendMessageLimit } from "./friend-seat-form.ts";
import { reservationRules } from "./reservation-rules.ts";

/** Shared by the forms and the API. */
export const friendSeatRules = {
  message: [plainLines(), compose(), trim(), z.maxLength(friendMessageLimit)],
  nickname: [...reservationRules.guestNickname, requiredInput()],
  /** Empty if the friend wants no mails. */
  email: [foldWidth(), trim(), email(), z.maxLength(254)],
} as const;
