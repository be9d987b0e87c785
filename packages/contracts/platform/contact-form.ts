// Apart from the rules, so that a page shows the form without bringing them along.

export const contactCategories = [
  "event",
  "payment",
  "lost-property",
  "group",
  "press",
  "other",
] as const;
export type ContactCategory = (typeof contactCategories)[number];

/** As `String.length` counts. */
export const contactBodyLimit = 2_000;
