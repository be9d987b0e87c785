import type { Translated } from "../../translated.ts";
import type { units as ja } from "../ja/units.ts";

export const units: Translated<typeof ja> = {
  items: "{count, plural, one {# item} other {# items}}",
  people: "{count, plural, one {# person} other {# people}}",
  tables: "{count, plural, one {# table} other {# tables}}",
  seats: "{count, plural, one {# seat} other {# seats}}",
  minutes: "{count, plural, one {# minute} other {# minutes}}",
};
