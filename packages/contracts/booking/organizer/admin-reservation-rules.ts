import * as z from "zod/mini";
import { phoneFolds } from "../../account/address-rules.ts";
import { email, phone, requiredInput } from "../../rules/index.ts";
import { oneLine, plainLines } from "../../rules/lines.ts";
import { compose, foldWidth, trim } from "../../rules/normalize.ts";
import { reservationRules } from "../reservation/reservation-rules.ts";
import { organizerReasonLimit, remarkLimit, staffNoteLimit } from "./admin-reservation-form.ts";

/** For a party entered by the organizer: a name is enough. */
export const partyRules = {
  name: reservationRules.name,
  kana: reservationRules.kana,
  phone: [...phoneFolds, phone(), z.maxLength(20)],
  nickname: reservationRules.nickname,
  guestNickname: reservationRules.guestNickname,
  note: reservationRules.note,
  staffNote: [plainLines(), compose(), trim(), z.maxLength(staffNoteLimit)],
  remark: [oneLine(), compose(), trim(), z.maxLength(remarkLimit)],
  email: [foldWidth(), trim(), email(), z.maxLength(254)],
  reason: [plainLines(), compose(), trim(), requiredInput(), z.maxLength(organizerReasonLimit)],
} as const;
