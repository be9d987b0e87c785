import * as z from "zod/mini";
import { addressRules } from "../../account/address-rules.ts";
import { maxFullWidth, requiredInput } from "../../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../../rules/lines.ts";
import { compose, foldWidth, trim } from "../../rules/normalize.ts";
import { answerLimit, nicknameLimit, noteLimit } from "./reservation-form.ts";

const calledBy = [
  oneLine(),
  oneDirection(),
  compose(),
  trim(),
  maxFullWidth(nicknameLimit),
] as const;

/** Shared by the form and the API. */
export const reservationRules = {
  name: addressRules.name,
  /** Empty for names without a Japanese reading. The Japanese form asks for it (`requiredKana`). */
  kana: addressRules.optionalKana,
  requiredKana: addressRules.kana,
  phone: addressRules.phone,
  nickname: calledBy,
  guestNickname: calledBy,
  answer: [oneLine(), compose(), trim(), z.maxLength(answerLimit)],
  requiredAnswer: [oneLine(), compose(), trim(), requiredInput(), z.maxLength(answerLimit)],
  note: [plainLines(), compose(), trim(), z.maxLength(noteLimit)],
  /** Accepts a code with or without the hyphen, in any character width. */
  code: [
    foldWidth(),
    z.toUpperCase(),
    z.overwrite<string>((text) => text.replace(/[^0-9A-Z]/g, "")),
    requiredInput(),
    z.maxLength(20),
  ],
} as const;
