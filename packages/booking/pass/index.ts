export { countStampsOfGuests } from "./read-passes.ts";
export { settleStamps } from "./settle-stamps.ts";
export { countVisits, visitsFor } from "./visits-for.ts";
