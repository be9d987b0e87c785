import type { Translated } from "../../translated.ts";
import type { areaMap as ja } from "../ja/area-map.ts";

export const areaMap: Translated<typeof ja> = {
  label:
    "Map from Kanda station to Takujo House: leave by the south exit, go east, turn south at the park, just before the bath house.",
  station: "Kanda station",
  park: "Park",
  bath: "Bath house",
};
