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
export const maxClosedDays = 60;

export interface SiteText {
  max: number;
  /** May have several lines. */
  lines?: true;
}

/** Texts in both languages, by their part of the settings. For an empty one, a neutral text or nothing is shown. */
export const siteTexts = {
  texts: {
    tagline: { max: 60 },
    description: { max: 120 },
    homeHeading: { max: 40, lines: true },
    aboutHeading: { max: 40, lines: true },
    aboutLead: { max: 200 },
    storyHeading: { max: 30 },
    story: { max: 2_000, lines: true },
  },
  first: {
    heading: { max: 40, lines: true },
    lead: { max: 200, lines: true },
    feeNote: { max: 30 },
    cancelNote: { max: 40 },
    payment: { max: 40 },
    priceDay: { max: 60 },
    priceEvening: { max: 60 },
    priceLong: { max: 60 },
    stepsHeading: { max: 30 },
    roomNote: { max: 30 },
  },
  place: {
    room: { max: 60 },
    wayHeading: { max: 40 },
    mapStart: { max: 12 },
    mapCorner: { max: 12 },
    mapBeside: { max: 12 },
  },
} as const satisfies Record<string, Record<string, SiteText>>;
export type TextPart = keyof typeof siteTexts;
export const textParts = Object.keys(siteTexts) as TextPart[];

/** Lists whose rows have a title and a text. */
export const siteLists = [
  "facts",
  "promises",
  "spots",
  "bring",
  "leave",
  "way",
  "conditions",
] as const;
export type SiteList = (typeof siteLists)[number];
export const maxRows = 10;

/** As many as fit side by side. */
export const maxSteps = 6;

/** The drawings for the first steps of a visit. */
export const stepDrawings = ["curtain", "ticket", "tag", "tea", "seat", "move"] as const;

/** Drawn plans of a room, on which the spots are numbered in their order. */
export const roomPlans = ["four-tables"] as const;
