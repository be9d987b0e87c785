import * as z from "zod/mini";
import { kana, phone, postalCode, requiredInput } from "../rules/index.ts";
import { oneLine } from "../rules/lines.ts";
import { compose, foldKana, foldPhone, foldPostalCode, trim } from "../rules/normalize.ts";

const line = (limit: number) =>
  [oneLine(), compose(), trim(), requiredInput(), z.maxLength(limit)] as const;

/** Shared by the form and the API. */
export const addressRules = {
  label: line(20),
  name: line(80),
  kana: [oneLine(), foldKana(), compose(), trim(), requiredInput(), kana(), z.maxLength(80)],
  postalCode: [foldPostalCode(), requiredInput(), postalCode()],
  city: line(60),
  street: line(100),
  building: [oneLine(), compose(), trim(), z.maxLength(100)],
  phone: [foldPhone(), requiredInput(), phone(), z.maxLength(20)],
} as const;
