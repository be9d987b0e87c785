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

/** `new`: unassigned. `open`: being worked on. `answered`: a reply was sent. `closed`: nothing left to do. */
export const inquiryStates = ["new", "open", "answered", "closed"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Filters of the organizer's list. */
export const inquiryViews = ["unfinished", "new", "mine", "all"] as const;
export type InquiryView = (typeof inquiryViews)[number];
