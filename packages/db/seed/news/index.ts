import {
  canalDesignerVisit,
  englishTable,
  familyMornings,
  newGameDayBooking,
  nextMonthDates,
  prototypeNight,
} from "./events.ts";
import type { NewsSeed } from "./insert-news.ts";
import {
  bicycleParkingMoved,
  domaFloorHeating,
  feeChangeExplained,
  lostProperty,
  tableHelpersWanted,
  upstairsHallOpens,
} from "./notices-of-the-house.ts";
import {
  nightMaintenance,
  partyWaitlist,
  passkeySignIn,
  qrReception,
} from "./notices-of-the-site.ts";
import { magazineTakuToKurasu, radioHalfwayUpTheHill } from "./press.ts";
import { shelfRotationSixBoxes, sixMerchantsArrives, twoPlayerShelf } from "./releases.ts";
import { typhoonAndSnowPolicy } from "./typhoon-and-snow-policy.ts";

export const newsSeeds: NewsSeed[] = [
  newGameDayBooking,
  twoPlayerShelf,
  nextMonthDates,
  domaFloorHeating,
  shelfRotationSixBoxes,
  nightMaintenance,
  canalDesignerVisit,
  passkeySignIn,
  magazineTakuToKurasu,
  partyWaitlist,
  typhoonAndSnowPolicy,
  familyMornings,
  bicycleParkingMoved,
  feeChangeExplained,
  qrReception,
  sixMerchantsArrives,
  lostProperty,
  englishTable,
  prototypeNight,
  tableHelpersWanted,
  radioHalfwayUpTheHill,
  upstairsHallOpens,
];
