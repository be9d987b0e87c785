import * as z from "zod/mini";
import { kana, phone, postalCode, requiredInput } from "../rules/index.ts";
import { oneLine } from "../rules/lines.ts";
import {
  compose,
  foldKana,
  foldPhone,
  foldPostalCode,
  foldWidth,
  trim,
} from "../rules/normalize.ts";
import { addressCountries } from "./address-form.ts";

/** Abroad a number is written in groups of any size, so hyphens are left out behind a foreign country code. */
const joinForeignPhone = () =>
  z.overwrite<string>((text) => (/^\+(?!81)/.test(text) ? text.replace(/-/g, "") : text));

export const phoneFolds = [foldPhone(), joinForeignPhone()] as const;

const line = (limit: number) =>
  [oneLine(), compose(), trim(), requiredInput(), z.maxLength(limit)] as const;

/** Shared by the form and the API. */
export const addressRules = {
  label: line(20),
  name: line(80),
  country: [requiredInput(), z.refine<string>((code) => addressCountries.includes(code))],
  kana: [oneLine(), foldKana(), compose(), trim(), requiredInput(), kana(), z.maxLength(80)],
  /** Names in other letters have none. The Japanese form asks for it. */
  optionalKana: [oneLine(), foldKana(), compose(), trim(), kana(), z.maxLength(80)],
  postalCode: [foldPostalCode(), requiredInput(), postalCode()],
  city: line(60),
  street: line(100),
  building: [oneLine(), compose(), trim(), z.maxLength(100)],
  phone: [...phoneFolds, requiredInput(), phone(), z.maxLength(20)],
  /** Not every country has postal codes, or regions. */
  foreignPostalCode: [oneLine(), foldWidth(), compose(), trim(), z.maxLength(20)],
  region: [oneLine(), compose(), trim(), z.maxLength(40)],
} as const;
