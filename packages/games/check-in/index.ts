export { type ArrivalRow, selectArrivals } from "./queries.ts";
