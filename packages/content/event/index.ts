export { presentVenue } from "./item/present.ts";
export type { VenueRow } from "./item/queries.ts";
export { readEvent, readNextOfSeries } from "./item/read-event.ts";
