import {
  email,
  exactDigits,
  katakana,
  maxBytes,
  maximumDate,
  minItems,
  phone,
  postalCode,
  requiredInput,
  requiredSelect,
  trueOnly,
  xId,
} from "@takujo/contracts/rules/index";
import {
  foldDigits,
  foldKana,
  foldPhone,
  foldPostalCode,
  foldWidth,
  stripAt,
  trim,
} from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { foldWith, formCheckbox, formChoices, formText } from "../../shell/form/form-schemas.ts";

export const noteLimit = 300;

export const sampleSchema = z.object({
  name: formText(trim(), requiredInput(), maxBytes(90)),
  kana: formText(foldKana(), trim(), requiredInput(), katakana()),
  email: formText(foldWidth(), trim(), requiredInput(), email()),
  phone: formText(foldPhone(), phone()),
  birthday: formText(maximumDate("2026-12-31")),
  language: formText(requiredSelect()),
  postalCode: formText(foldPostalCode(), requiredInput(), postalCode()),
  prefecture: formText(trim(), requiredInput()),
  city: formText(trim(), requiredInput()),
  town: formText(trim()),
  visit: formText(requiredSelect()),
  games: formChoices(minItems(1)),
  note: formText(maxBytes(noteLimit)),
  x: formText(stripAt(), xId()),
  picture: z.optional(z.file()),
  agreed: formCheckbox(trueOnly()),
});

export const codeSchema = z.object({
  code: formText(foldDigits(), requiredInput(), exactDigits(6)),
});

export const folds = {
  kana: foldWith(foldKana()),
  email: foldWith(foldWidth(), trim()),
  phone: foldWith(foldPhone()),
  postalCode: foldWith(foldPostalCode()),
  social: foldWith(stripAt()),
};
