import * as z from "zod/mini";
import { email, kana, phone, requiredInput } from "../rules/index.ts";
import { oneLine, plainLines } from "../rules/lines.ts";
import { compose, foldKana, foldPhone, foldWidth, trim } from "../rules/normalize.ts";
import { organizerReasonLimit } from "./admin-reservation-form.ts";
import { reservationRules } from "./reservation-rules.ts";

/** For a party entered by the organizer: a name is enough. */
export const partyRules = {
  name: reservationRules.name,
  kana: [oneLine(), foldKana(), compose(), trim(), kana(), z.maxLength(80)],
  phone: [foldPhone(), phone(), z.maxLength(20)],
  nickname: reservationRules.nickname,
  note: reservationRules.note,
  email: [foldWidth(), trim(), email(), z.maxLength(254)],
  reason: [plainLines(), compose(), trim(), requiredInput(), z.maxLength(organizerReasonLimit)],
} as const;
