import { priceCodeRules } from "@takujo/contracts/booking/money/price-code-rules";
import { partyRules } from "@takujo/contracts/booking/organizer/admin-reservation-rules";
import { requiredInput } from "@takujo/contracts/rules/index";
import { plainLines } from "@takujo/contracts/rules/lines";
import { foldWidth, trim } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { formCheckbox, formText } from "../../../shell/form/form-schemas.ts";

const seats = z.pipe(
  formText(foldWidth(), trim(), requiredInput()),
  z.pipe(z.transform(Number), z.number().check(z.int(), z.minimum(1), z.maximum(100))),
);
/** One name per line. The API validates them, because there is one field for all. */
const guests = z.pipe(
  formText(plainLines(), z.maxLength(5_000)),
  z.transform((text: string) =>
    text
      .split("\n")
      .map((nickname) => ({ nickname: nickname.trim() }))
      .filter(({ nickname }) => nickname !== ""),
  ),
);
const person = {
  name: formText(...partyRules.name),
  kana: formText(...partyRules.kana),
  phone: formText(...partyRules.phone),
  nickname: formText(...partyRules.nickname),
  note: formText(...partyRules.note),
  guests,
};
const language = z.catch(z.enum(["ja", "en"]), "ja");
const fewest = z.pipe(
  formText(foldWidth(), trim()),
  z.pipe(
    z.transform((text: string) => (text === "" ? undefined : Number(text))),
    z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  ),
);

export const newPartySchema = z.object({
  sessionId: formText(requiredInput()),
  seats,
  ...person,
  staffNote: formText(...partyRules.staffNote),
  noteAtReception: formCheckbox(),
  email: formText(...partyRules.email),
  language,
  /** Missing where nothing costs anything. */
  priceCode: formText(...priceCodeRules.typed),
  wait: formCheckbox(),
  minSeats: fewest,
});
/** With fields for kinds of seats, which depend on the event. */
export const changeSchema = z.looseObject({
  version: z.coerce.number().check(z.int()),
  seats,
  ...person,
  /** Of a party without an account only. */
  email: z.optional(z.string().check(...partyRules.email)),
  language: z.optional(z.enum(["ja", "en"])),
  /** Not asked while the party waits. */
  priceCode: z.optional(z.string().check(...priceCodeRules.typed)),
  /** As the form showed it. */
  codeBefore: formText(),
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
/** There is nothing to fill in. */
export const acceptSchema = z.object({});
export const reasonSchema = z.object({ reason: formText(...partyRules.reason) });
export const offerSchema = z.object({ reason: formText(...partyRules.reason), seats });
export const moveSchema = z.object({
  ids: formText(requiredInput()),
  sessionId: formText(requiredInput()),
});
