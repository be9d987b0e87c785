import type { Translated } from "../../translated.ts";
import type { house as ja } from "../ja/house.ts";

export const house: Translated<typeof ja> = {
  stretch: "{from}–{until}",
  separator: ", ",
  everyWeek: "Every {days}",
};
