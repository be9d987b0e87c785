import { formNumber } from "@takujo/contracts/rules/empty";
import {
  alphanumeric,
  email,
  exactDigits,
  greaterThan,
  integer,
  katakana,
  maxBytes,
  maximumDate,
  minItems,
  phone,
  postalCode,
  requiredInput,
  requiredSelect,
  satisfies,
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
import type { Rule } from "@takujo/contracts/rules/rule";
import * as z from "zod/mini";
import {
  foldWith,
  formCheckbox,
  formChoices,
  formRows,
  formText,
} from "../../shell/form/form-schemas.ts";

export const noteLimit = 300;
export const maxSeats = 4;

const handleText = (...rules: Rule<string>[]) =>
  formText(stripAt(), trim(), alphanumeric({ underscore: true }), ...rules);

export const sampleSchema = z.object({
  name: formText(trim(), requiredInput(), maxBytes(90)),
  kana: formText(foldKana(), trim(), requiredInput(), katakana()),
  email: formText(foldWidth(), trim(), requiredInput(), email()),
  phone: formText(foldPhone(), phone()),
  birthday: formText(maximumDate("2026-12-31")),
  language: formText(requiredSelect()),
  handle: handleText(),
  postalCode: formText(foldPostalCode(), requiredInput(), postalCode()),
  prefecture: formText(trim(), requiredInput()),
  city: formText(trim(), requiredInput()),
  town: formText(trim()),
  visit: formText(requiredSelect()),
  games: formChoices(minItems(1)),
  seats: formNumber(
    requiredInput(),
    integer(),
    greaterThan(0),
    satisfies((seats) => Number(seats) <= maxSeats, {
      key: "zod.numberMax",
      values: { limit: maxSeats },
    }),
  ),
  note: formText(maxBytes(noteLimit)),
  guests: formRows(
    z.object({
      name: formText(trim(), requiredInput()),
      kana: formText(foldKana(), trim(), katakana()),
    }),
    maxSeats,
  ),
  x: formText(stripAt(), xId()),
  picture: z.optional(z.file()),
  reminder: formCheckbox(),
  newsletter: formCheckbox(),
  agreed: formCheckbox(trueOnly()),
});

/** With the server's own rule added. */
export const withRule = (handleRule: Rule<string>) =>
  z.extend(sampleSchema, { handle: handleText(handleRule) });

/** The normalized handle, or null if it is invalid and need not be checked. */
export function readHandle(text: string): string | null {
  const parsed = z.safeParse(sampleSchema.shape.handle, text);
  return parsed.success && parsed.data !== "" ? parsed.data : null;
}

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
