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
  seats: "{count, plural, one {# seat} other {# seats}}",
  line: "{name}: {count, plural, one {# seat} other {# seats}}",
};
