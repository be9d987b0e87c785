import { tableStore } from "./table-store.ts";

export const venueStore = tableStore("venue", {
  columns: {
    slug: "slug",
    postalCode: "postal_code",
    latitude: "latitude",
    longitude: "longitude",
    stepFree: "step_free",
  },
  text: {
    name: "name",
    region: "region",
    locality: "locality",
    street: "street",
    access: "access",
    floor: "floor",
  },
});
