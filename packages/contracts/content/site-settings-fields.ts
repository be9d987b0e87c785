// Separate from the schemas, so that browsers can show the form without loading them.

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** What 特定商取引法 asks a seller to say. */
export const sellerRows = [
  "seller",
  "manager",
  "address",
  "telephone",
  "email",
  "price",
  "fees",
  "payment",
  "delivery",
  "cancellation",
] as const;
export type SellerRow = (typeof sellerRows)[number];

/** Rows of the list; each may be a stretch of days. */
export const mostClosedDays = 60;
