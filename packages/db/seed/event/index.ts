import { englishTableLanternMarket, englishTableTidePool } from "./english-tables.ts";
import type { EventSeed } from "./event-seed.ts";
import { hanafudaAndSakeKoiKoi, hanafudaAndSakeMoon } from "./hanafuda-and-sake.ts";
import { heavyweightDayGrandCanal, heavyweightDayIronworks } from "./heavyweight-days.ts";
import {
  compassAndCrownChartDay,
  mountainAndJourney,
  sixMerchantsAfternoon,
} from "./long-journeys.ts";
import { cellarSpiritsInTheDark, hiddenRolesNight, houseOfRainEscape } from "./mystery-nights.ts";
import { newGamesDayVol11, newGamesDayVol12 } from "./new-games-days.ts";
import { paperKingdomPrintShop, prototypeNightPaperAndPen } from "./new-inventions.ts";
import { familyMorningAnimalBridge, firstVisitShelfTour } from "./newcomers.ts";
import { goOnNineLines, nightTrainsAndSnow, teaRoadEvening } from "./quiet-evenings.ts";
import { twoPlayerNightQuietBorder, twoPlayerNightTradingFlowers } from "./two-player-nights.ts";
import { unhurriedChampionship } from "./unhurried-championship.ts";

/** In order of date. */
export const eventSeeds: EventSeed[] = [
  sixMerchantsAfternoon,
  twoPlayerNightTradingFlowers,
  hanafudaAndSakeMoon,
  heavyweightDayIronworks,
  englishTableTidePool,
  nightTrainsAndSnow,
  newGamesDayVol11,
  teaRoadEvening,
  englishTableLanternMarket,
  familyMorningAnimalBridge,
  twoPlayerNightQuietBorder,
  hanafudaAndSakeKoiKoi,
  heavyweightDayGrandCanal,
  houseOfRainEscape,
  firstVisitShelfTour,
  goOnNineLines,
  mountainAndJourney,
  newGamesDayVol12,
  hiddenRolesNight,
  compassAndCrownChartDay,
  cellarSpiritsInTheDark,
  prototypeNightPaperAndPen,
  unhurriedChampionship,
  paperKingdomPrintShop,
];
