import type { Locale } from "../locale.ts";

export interface VenuePlace {
  /** Of the texts. */
  locale: Locale;
  postalCode: string;
  /** Prefecture or state; empty where a city is enough. */
  region: string;
  locality: string;
  street: string;
}

/** The form of no other country's. */
export const isJapanesePostalCode = (postalCode: string): boolean =>
  /^\d{3}-\d{4}$/.test(postalCode);

/** In one line. Only in Japan, and in Japanese, does the largest part come first; `venueAddress` in SQL says the same. */
export function venueAddress({ locale, postalCode, region, locality, street }: VenuePlace): string {
  if (locale === "ja" && isJapanesePostalCode(postalCode)) {
    return `〒${postalCode} ${region}${locality}${street}`;
  }
  const parts = [street, locality, region === locality ? "" : region].filter(Boolean);
  return `${parts.join(", ")} ${postalCode}`.trim();
}
