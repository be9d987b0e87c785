export { countStampsOfGuests } from "./pass/read-passes.ts";
export { countVisits, settleStamps } from "./pass/stamps.ts";
export { presentKinds, presentPrices } from "./price/present.ts";
export {
  promiseAgain,
  promiseAtDoor,
  promiseElsewhere,
  promisePrices,
  promiseToParty,
} from "./price/promise-prices.ts";
export {
  discountOf,
  isUndone,
  markCounts,
  placesIn,
  promisedYen,
  recountOwed,
  selectPriceList,
} from "./price/queries.ts";
export { selectCode } from "./price-code/queries.ts";
export { limitTries } from "./price-code/take-code.ts";
export { selectClosedAt } from "./takings/closing/queries.ts";
export { addedByCorrections } from "./takings/queries.ts";
