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
  urlSlug,
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
import { isTimeZone } from "../venue-time.ts";

/** In full-width letters: a longer name leaves no room for the menu beside it. */
const maxNameLength = 20;
const maxSellerTextLength = 300;
const maxRowTextLength = 120;

/** In full-width letters. */
export const line = (limit: number) =>
  [oneLine(), oneDirection(), compose(), trim(), maxFullWidth(limit)] as const;
export const lines = (limit: number) =>
  [plainLines(), oneDirection(), compose(), trim(), z.maxLength(limit)] as const;
const name = [...line(maxNameLength), requiredInput()] as const;
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
  sellerText: lines(maxSellerTextLength),
  rowTitle: line(40),
  rowText: line(maxRowTextLength),
  stepAt: line(6),
  timeZone: [
    trim(),
    z.maxLength(60),
    requiredInput(),
    satisfies<string>(isTimeZone, { key: "site.timeZone" }),
  ],
  venue: [trim(), urlSlug(), z.maxLength(80)],
  latitude: [foldWidth(), trim(), degrees(90)],
  longitude: [foldWidth(), trim(), degrees(180)],
  time: [
    foldWidth(),
    trim(),
    satisfies<string>((text) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text), { key: "site.time" }),
  ],
} as const;

/** To seven places, which is a centimeter. */
function degrees(max: number) {
  const isAngle = (text: string) =>
    /^-?\d{1,3}(?:\.\d{1,7})?$/.test(text) && Math.abs(Number(text)) <= max;
  return satisfies<string>(isAngle, { key: "site.degrees" });
}

interface Point {
  latitude: string;
  longitude: string;
}

export const bothOrNoDegrees = satisfies<Point>(
  ({ latitude, longitude }) => (latitude === "") === (longitude === ""),
  { key: "site.point" },
);

interface Hours {
  opens: string;
  closes: string;
}

/** Both empty on closed days. A closing time before the opening time is on the next day. */
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
