import { cellarSpiritsInTheDark } from "./cellar-spirits-in-the-dark.ts";
import { compassAndCrownChartDay } from "./compass-and-crown-chart-day.ts";
import { englishTableLanternMarket } from "./english-table-lantern-market.ts";
import { englishTableTidePool } from "./english-table-tide-pool.ts";
import type { EventSeed } from "./event-seed.ts";
import { familyMorningAnimalBridge } from "./family-morning-animal-bridge.ts";
import { firstVisitShelfTour } from "./first-visit-shelf-tour.ts";
import { goOnNineLines } from "./go-on-nine-lines.ts";
import { hanafudaAndSakeKoiKoi } from "./hanafuda-and-sake-koi-koi.ts";
import { hanafudaAndSakeMoon } from "./hanafuda-and-sake-moon.ts";
import { heavyweightDayGrandCanal } from "./heavyweight-day-grand-canal.ts";
import { heavyweightDayIronworks } from "./heavyweight-day-ironworks.ts";
import { hiddenRolesNight } from "./hidden-roles-night.ts";
import { houseOfRainEscape } from "./house-of-rain-escape.ts";
import { mountainAndJourney } from "./mountain-and-journey.ts";
import { newGamesDayVol11 } from "./new-games-day-vol-11.ts";
import { newGamesDayVol12 } from "./new-games-day-vol-12.ts";
import { nightTrainsAndSnow } from "./night-trains-and-snow.ts";
import { paperKingdomPrintShop } from "./paper-kingdom-print-shop.ts";
import { prototypeNightPaperAndPen } from "./prototype-night-paper-and-pen.ts";
import { sixMerchantsAfternoon } from "./six-merchants-afternoon.ts";
import { teaRoadEvening } from "./tea-road-evening.ts";
import { twoPlayerNightQuietBorder } from "./two-player-night-quiet-border.ts";
import { twoPlayerNightTradingFlowers } from "./two-player-night-trading-flowers.ts";
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
