export { presentKinds, presentPrices } from "./present.ts";
export {
  promiseAgain,
  promiseAtDoor,
  promiseElsewhere,
  promisePrices,
  promiseToParty,
} from "./promise-prices.ts";
export {
  discountOf,
  isUndone,
  markCounts,
  placesIn,
  promisedYen,
  recountOwed,
  selectPriceList,
} from "./queries.ts";
