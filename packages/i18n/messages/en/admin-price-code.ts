import type { Translated } from "../../translated.ts";
import type { adminPriceCode as ja, names as jaNames } from "../ja/admin-price-code.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminPriceCode: "Discount codes" },
  adminAudit: {
    groups: { "price-code": "Discount codes" },
    actions: {
      "price-code": { create: "Created a discount code", stop: "Stopped a discount code" },
    },
  },
};

export const adminPriceCode: Translated<typeof ja> = {
  heading: "Discount codes",
  note: "Whoever knows a code reserves at a lower price. Its terms never change. When you stop it, everybody who has reserved keeps the discount.",
  caption: "Discount codes",
  allEvents: "All events",
  new: { heading: "New code", submit: "Create code" },
  fields: {
    code: "Code",
    note: "Note",
    amount: "Discount",
    unit: "Unit",
    event: "Event",
    from: "Valid from",
    until: "Valid until",
    mostUses: "Reservations in total",
    mostPerPerson: "Reservations per person",
  },
  hints: {
    code: "4 to 20 letters and digits.",
    most: "Leave it empty for no limit.",
    note: "Only staff see it.",
  },
  units: { yen: "yen off each seat", percent: "percent off" },
  off: { yen: "{sum} off each seat", percent: "{percent, number}% off" },
  columns: {
    code: "Code",
    off: "Discount",
    for: "Event",
    valid: "Valid",
    uses: "Used",
    state: "State",
  },
  valid: "{from} – {until}",
  usesOf: "{uses, number} / {max, number}",
  stop: "Stop",
  stopCode: "Stop {code}",
  stopped: "Stopped",
  over: "Over",
  none: { heading: "No codes yet", body: "Codes that you create are listed here." },
  done: { made: "The code was created.", stopped: "The code was stopped." },
  refusal: {
    taken: "There is such a code already.",
    until: "Choose the first day or a later one.",
    percent: "Choose 100 or less.",
    other: "It could not be created. Please try again.",
  },
};
