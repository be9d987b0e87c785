import { tableStore } from "./table-store.ts";

export const venueStore = tableStore("venue");
