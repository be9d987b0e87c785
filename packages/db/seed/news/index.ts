import { bicycleParkingMoved } from "./bicycle-parking-moved.ts";
import { canalDesignerVisit } from "./canal-designer-visit.ts";
import { domaFloorHeating } from "./doma-floor-heating.ts";
import { englishTable } from "./english-table.ts";
import { familyMornings } from "./family-mornings.ts";
import { feeChangeExplained } from "./fee-change-explained.ts";
import { lostProperty } from "./lost-property.ts";
import { magazineTakuToKurasu } from "./magazine-taku-to-kurasu.ts";
import { newGameDayBooking } from "./new-game-day-booking.ts";
import type { NewsSeed } from "./news-seed.ts";
import { nextMonthDates } from "./next-month-dates.ts";
import { nightMaintenance } from "./night-maintenance.ts";
import { partyWaitlist } from "./party-waitlist.ts";
import { passkeySignIn } from "./passkey-sign-in.ts";
import { prototypeNight } from "./prototype-night.ts";
import { qrReception } from "./qr-reception.ts";
import { radioHalfwayUpTheHill } from "./radio-halfway-up-the-hill.ts";
import { shelfRotationSixBoxes } from "./shelf-rotation-six-boxes.ts";
import { sixMerchantsArrives } from "./six-merchants-arrives.ts";
import { tableHelpersWanted } from "./table-helpers-wanted.ts";
import { twoPlayerShelf } from "./two-player-shelf.ts";
import { typhoonAndSnowPolicy } from "./typhoon-and-snow-policy.ts";
import { upstairsHallOpens } from "./upstairs-hall-opens.ts";

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
