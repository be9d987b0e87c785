export { presentVenue } from "./item/present.ts";
export type { VenueRow } from "./item/queries.ts";
export { readEvent } from "./item/read-event.ts";
export { readNextOfSeries } from "./item/read-next-of-series.ts";
