import * as z from "zod/mini";
import {
  email,
  invoiceNumber,
  lineId,
  maxFullWidth,
  phone,
  postalCode,
  requiredInput,
  satisfies,
} from "../rules/index.ts";
import { oneDirection, oneLine, plainLines } from "../rules/lines.ts";
import {
  compose,
  foldDigits,
  foldPhone,
  foldPostalCode,
  foldWidth,
  stripAt,
  trim,
} from "../rules/normalize.ts";

/** In full-width letters: a longer name leaves no room for the menu beside it. */
const longestName = 20;
const longestSellerText = 300;

const line = (limit: number) =>
  [oneLine(), oneDirection(), compose(), trim(), maxFullWidth(limit)] as const;
const name = [...line(longestName), requiredInput()] as const;
const address = [foldWidth(), trim(), z.toLowerCase(), email(), z.maxLength(254)] as const;

/** Shared by the forms, the API and the command. Lines have no line ends: some of them become headers of mails. */
export const siteRules = {
  nameJa: name,
  nameEn: name,
  email: [...address, requiredInput()],
  setupKey: [foldWidth(), trim(), requiredInput(), z.maxLength(100)],
  optionalEmail: address,
  postalCode: [foldPostalCode(), postalCode()],
  address: line(100),
  access: line(60),
  telephone: [foldPhone(), phone(), z.maxLength(30)],
  hoursNote: line(60),
  senderName: line(40),
  line: [stripAt(), lineId(), z.maxLength(100)],
  /** The check digit is not asked for: numbers of sole proprietors have none. */
  invoiceNumber: [
    foldDigits(),
    z.overwrite<string>((text) => text.replaceAll("-", "").toUpperCase()),
    invoiceNumber(),
  ],
  sellerText: [plainLines(), oneDirection(), compose(), trim(), z.maxLength(longestSellerText)],
  time: [
    foldWidth(),
    trim(),
    satisfies<string>((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), { key: "site.time" }),
  ],
} as const;

interface Hours {
  opens: string;
  closes: string;
}

/** Neither is a day on which the house is closed. Whoever closes before the hour of opening does so on the next day. */
export const bothOrNeither = satisfies<Hours>(
  ({ opens, closes }) => (opens === "") === (closes === "") && (opens === "" || opens !== closes),
  { key: "site.hours" },
);

interface Days {
  from: string;
  until: string;
}

export const inOrder = satisfies<Days>(({ from, until }) => until === "" || until >= from, {
  key: "site.closedDays",
});
