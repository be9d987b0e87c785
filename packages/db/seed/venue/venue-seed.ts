import type { TextByLocale } from "../text-by-locale.ts";

export interface VenueText {
  name: string;
  region: string;
  locality: string;
  street: string;
  /** Directions from the station, in Markdown. */
  access: string;
  floor: string;
}

export interface VenueSeed {
  slug: string;
  postalCode: string;
  latitude: number;
  longitude: number;
  stepFree: boolean;
  text: TextByLocale<VenueText>;
}
