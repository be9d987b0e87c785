import type { Translated } from "../../translated.ts";
import type { areaMap as ja } from "../ja/area-map.ts";

export const areaMap: Translated<typeof ja> = {
  label: "Sketch of the way from {start} to %site%",
  start: "",
  corner: "",
  beside: "",
};
