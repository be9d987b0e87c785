import type { Translated } from "../../translated.ts";
import type { price as ja } from "../ja/price.ts";

export const price: Translated<typeof ja> = {
  ordinary: "Standard",
  pass: "Pass",
  free: "free",
  from: "from {price}",
  named: "{name} {price}",
  separator: ", ",
  group: "Price of each seat",
  rest: "All other seats are standard ({price}).",
  ownSeat: "Your price",
  seatOf: "Price of person {number, number}",
  eachSeat: "Price for each person",
  asManyAsCome: "Choose for as many people as come, from the top.",
  counts: "How many of you are coming, at which price?",
  people: "{count, plural, one {# person} other {# people}}",
  seats: "{count, plural, one {# seat} other {# seats}}",
  line: "{name}: {count, plural, one {# seat} other {# seats}}",
};
