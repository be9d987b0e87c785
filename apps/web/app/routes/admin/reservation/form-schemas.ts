import { partyRules } from "@takujo/contracts/booking/admin-reservation-rules";
import { requiredInput } from "@takujo/contracts/rules/index";
import { plainLines } from "@takujo/contracts/rules/lines";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formCheckbox, formText } from "../../../shell/form/form-schemas.ts";

const seats = z.pipe(
  formText(foldWidth(), trim(), requiredInput()),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.minimum(1), z.maximum(100))),
);
const person = {
  name: formText(...partyRules.name),
  kana: formText(...partyRules.kana),
  phone: formText(...partyRules.phone),
  nickname: formText(...partyRules.nickname),
  note: formText(...partyRules.note),
};

export const newPartySchema = z.object({
  sessionId: formText(requiredInput()),
  seats,
  ...person,
  staffNote: formText(...partyRules.staffNote),
  noteAtReception: formCheckbox(),
  email: formText(...partyRules.email),
});
/** With fields for kinds of seats, which depend on the event. */
export const changeSchema = z.looseObject({
  version: z.coerce.number().check(z.int()),
  seats,
  ...person,
});
const noteFields = {
  before: formText(plainLines()),
  wasAtReception: formCheckbox(),
  atReception: formCheckbox(),
};
export const noteSchema = z.object({
  ...noteFields,
  staffNote: formText(...partyRules.staffNote),
});
export const personNoteSchema = z.object({
  ...noteFields,
  personNote: formText(...partyRules.staffNote),
});
export const cancelSchema = z.object({
  reason: formText(...partyRules.reason),
  isTold: formText(),
});
export const reasonSchema = z.object({ reason: formText(...partyRules.reason) });
export const offerSchema = z.object({ reason: formText(...partyRules.reason), seats });
export const moveSchema = z.object({
  ids: formText(requiredInput()),
  sessionId: formText(requiredInput()),
});
