// Separate from the schemas, so that pages do not load zod.

/** Honorific after the name: 様, 御中 or none. */
export const honorifics = ["sama", "onchu", "none"] as const;
export type Honorific = (typeof honorifics)[number];

/** In full-width letters. */
export const addresseeLimit = 40;
export const purposeLimit = 50;
/** In UTF-16 code units, like `String.length`. */
export const voidReasonLimit = 500;

/** More than anybody loses. */
export const maxCopies = 20;

/** R-2026-0411; reissues have their place behind it: R-2026-0411-2. */
export const receiptNumber = (year: number, number: number, copy: number): string =>
  `R-${year}-${String(number).padStart(4, "0")}${copy > 1 ? `-${copy}` : ""}`;
