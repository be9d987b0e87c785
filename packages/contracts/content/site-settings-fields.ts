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

export interface HouseText {
  most: number;
  /** May have several lines. */
  lines?: true;
}

/** Texts in both languages, by the part of the settings they stand in. One that is empty leaves a neutral text, or nothing. */
export const houseTexts = {
  texts: {
    tagline: { most: 60 },
    description: { most: 120 },
    homeHeading: { most: 40, lines: true },
    aboutHeading: { most: 40, lines: true },
    aboutLead: { most: 200 },
    storyHeading: { most: 30 },
    story: { most: 2_000, lines: true },
  },
  first: {
    heading: { most: 40, lines: true },
    lead: { most: 200, lines: true },
    feeNote: { most: 30 },
    cancelNote: { most: 40 },
    payment: { most: 40 },
    priceDay: { most: 60 },
    priceEvening: { most: 60 },
    priceLong: { most: 60 },
    stepsHeading: { most: 30 },
    roomNote: { most: 30 },
  },
  place: {
    room: { most: 60 },
    wayHeading: { most: 40 },
    mapStart: { most: 12 },
    mapCorner: { most: 12 },
    mapBeside: { most: 12 },
  },
} as const satisfies Record<string, Record<string, HouseText>>;
export type TextPart = keyof typeof houseTexts;
export const textParts = Object.keys(houseTexts) as TextPart[];

/** Lists whose rows have a title and a text. */
export const houseLists = [
  "facts",
  "promises",
  "spots",
  "bring",
  "leave",
  "way",
  "conditions",
] as const;
export type HouseList = (typeof houseLists)[number];
export const mostRows = 10;

/** As many as stand beside each other. */
export const mostSteps = 6;

/** The drawings for the first steps of a visit. */
export const stepDrawings = ["curtain", "ticket", "tag", "tea", "seat", "move"] as const;

/** Drawn plans of a room, on which the spots are numbered in their order. */
export const roomPlans = ["four-tables"] as const;
