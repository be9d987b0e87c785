// Separate from the rules, so that pages can show the form without loading them.

export const contactCategories = [
  "event",
  "payment",
  "lost-property",
  "group",
  "press",
  "other",
] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** In UTF-16 code units, like `String.length`. */
export const contactBodyLimit = 2_000;
