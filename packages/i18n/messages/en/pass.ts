import type { Translated } from "../../translated.ts";
import type { pass as ja } from "../ja/pass.ts";

export const pass: Translated<typeof ja> = {
  heading: "Passes and stamps",
  how: "Choose how many seats to cover when you confirm a reservation. Visits come back if you cancel by the deadline for changes, but not if you cancel later or do not come.",
  until: "Until {day}",
  mostYen: ", for seats up to {price}",
  left: "{left, number} of {visits, number} left",
  states: { used: "Used up", over: "Over", ended: "Taken back" },
  stamps: {
    rings: "{stamps, number} of {of, number} stamps",
    left: "{count, plural, one {One more visit} other {# more visits}}, and the next is free (valid for {days, plural, one {# day} other {# days}}).",
  },
};
