import type { Translated } from "../../translated.ts";
import type { adminPass as ja, names as jaNames } from "../ja/admin-pass.ts";

export const names: Translated<typeof jaNames> = {
  titles: { adminPass: "Passes and stamps" },
  adminAudit: {
    groups: { pass: "Passes", "pass-kind": "Kinds of passes" },
    actions: {
      pass: { sell: "Sold a pass", give: "Gave a pass", end: "Took a pass back" },
      "pass-kind": {
        create: "Offered a pass or a stamp card",
        stop: "Stopped a pass or a stamp card",
      },
    },
  },
};

export const adminPass: Translated<typeof ja> = {
  heading: "Passes and stamps",
  note: "Passes are sold on a person's page. Their terms never change. When you stop one, whoever has it can still use it.",
  caption: "Passes and stamp cards",
  new: {
    sale: {
      heading: "New pass",
      lead: "Each visit makes one seat free. The sale is in the money of the evening at which you sell it.",
      submit: "Create pass",
    },
    stamps: {
      heading: "Stamp card",
      lead: "Every so many visits give a free one by themselves. Evenings count from now on, each of them once.",
      submit: "Begin stamps",
    },
  },
  fields: {
    ja: "Name in Japanese",
    en: "Name in English",
    visits: "Visits",
    yen: "Price in yen",
    stamps: "Visits for a free one",
    days: "Days it is valid",
    mostYen: "For seats up to (yen)",
  },
  hints: {
    stamps: "2 to 50.",
    days: "Up to 180, the day of the sale included. Beyond six months, the Payment Services Act would apply.",
    mostYen: "Leave it empty for any seat.",
  },
  columns: {
    name: "Name",
    gives: "Gives",
    price: "Price",
    days: "Valid",
    passes: "Handed out",
    state: "State",
  },
  gives: {
    sale: "{visits, plural, one {# visit} other {# visits}}",
    stamps: "A free visit for every {stamps, number}",
  },
  days: "{days, plural, one {# day} other {# days}}",
  mostYen: "Seats up to {price}",
  stop: "Stop",
  stopKind: "Stop {name}",
  stopped: "Stopped",
  none: { heading: "No passes yet", body: "Passes that you create are listed here." },
  done: { made: "It is offered now.", stopped: "It was stopped." },
  refusal: {
    taken: "There is a stamp card already. Stop it first.",
    other: "That did not work. Please try again.",
  },
  person: {
    heading: "Passes and stamps",
    none: "No passes.",
    stamps:
      "Stamps: {stamps, number} of {of, number} ({visits, plural, one {# visit} other {# visits}})",
    left: "{left, number} of {visits, number} left, until {day}",
    origins: { sale: "Sold for {price}", gift: "Given: {reason}", stamps: "For stamps" },
    by: "{day}, {name}",
    states: { valid: "Valid", used: "Used up", over: "Over", ended: "Taken back" },
    ended: "Taken back: {reason}",
    sell: "Sell or give",
    noKinds: "There is no pass to sell.",
    toKinds: "Settings of passes and stamps",
    kind: "{name} ({visits, plural, one {# visit} other {# visits}}, {price})",
    gift: "Give it without payment",
    methods: { cash: "Cash", qr: "QR", card: "Card" },
    evening: "{day} {title}",
    fields: {
      kindId: "Pass",
      how: "Payment",
      eventId: "Evening whose money it is",
      reason: "Reason, if it is given",
      endReason: "Reason",
      refund: "Refund in yen",
      passId: "Pass to take back",
      method: "Refunded by",
    },
    eventHint: "If the person comes that evening, they can have a receipt.",
    refundHint: "Leave it empty if no money goes back.",
    submit: "Hand out",
    end: "Take back",
    endHeading: "Take a pass back",
    endLead: "Seats that it covers stay covered; the rest can no longer be used.",
    refusal: {
      noEvening: "Choose an evening that is not closed.",
      noReason: "Please give a reason.",
      closed: "That evening is closed.",
      tooMuch: "No more can go back than was paid.",
      other: "That did not work. Please try again.",
    },
  },
};
