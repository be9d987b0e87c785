export { presentKinds, presentPrices } from "./present.ts";
export { promiseAtDoor, promiseElsewhere, promisePrices } from "./promise-prices.ts";
export {
  isUndone,
  markCounts,
  placesIn,
  promisedYen,
  recountOwed,
  selectPriceList,
} from "./queries.ts";
