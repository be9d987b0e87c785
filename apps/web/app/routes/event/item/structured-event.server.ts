import { isJapanesePostalCode } from "@takujo/contracts/content/venue-address";
import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { venueTime } from "@takujo/i18n/format-date";
import type { Event, EventStatusType, Offer, Place } from "schema-dts";
import { socialImageUrl } from "../../../shell/head/social-image-url.ts";
import {
  breadcrumbs,
  organization,
  pageAddress,
  structuredData,
} from "../../../shell/head/structured-data.server.ts";
import { isFreeForAll } from "../event-view.server.ts";
import type { EventSession } from "../seats.ts";

export function structuredEvent(
  event: EventItem,
  sessions: EventSession[],
  locale: Locale,
): string {
  const path = `/event/${event.slug}`;
  const url = pageAddress(path, locale);
  const thing: Event = {
    "@type": "Event",
    "@id": url,
    url,
    name: event.title,
    description: event.summary,
    inLanguage: event.locale,
    startDate: venueTime(event.startsAt),
    endDate: venueTime(event.endsAt),
    doorTime: venueTime(event.doorsAt),
    ...statusOf(event),
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    isAccessibleForFree: isFreeForAll(event),
    image: pageAddress(socialImageUrl("event", event.slug), locale),
    location: placeOf(event.venue),
    organizer: organization(locale),
    offers: single(offersOf(event, sessions, url)),
  };
  return structuredData(thing, breadcrumbs(locale, "event", { name: event.title, path }));
}

/** A change may concern the place or the games; only another date or time means "rescheduled". */
function statusOf({ state, previousStartsAt }: EventItem): {
  eventStatus: EventStatusType;
  previousStartDate?: string;
} {
  if (state === "cancelled") return { eventStatus: "https://schema.org/EventCancelled" };
  if (state === "changed" && previousStartsAt) {
    return {
      eventStatus: "https://schema.org/EventRescheduled",
      previousStartDate: venueTime(previousStartsAt),
    };
  }
  return { eventStatus: "https://schema.org/EventScheduled" };
}

/** One offer is written as such, not as a list. */
const single = (offers: Offer[]): Offer | Offer[] =>
  offers.length === 1 ? (offers[0] ?? offers) : offers;

/** Free seats change by the second, so a cached page must not state them. */
function offersOf({ fee, prices }: EventItem, sessions: EventSession[], url: string): Offer[] {
  const [opensAt] = sessions.map((session) => session.opensAt).sort();
  return [{ name: "", yen: fee }, ...prices].map(({ name, yen }) => ({
    "@type": "Offer",
    url,
    ...(name && { name }),
    price: yen,
    priceCurrency: "JPY",
    ...(opensAt && { validFrom: venueTime(opensAt) }),
  }));
}

const placeOf = (venue: EventItem["venue"]): Place => ({
  "@type": "Place",
  name: venue.name,
  address: {
    "@type": "PostalAddress",
    ...(isJapanesePostalCode(venue.postalCode) && { addressCountry: "JP" }),
    postalCode: venue.postalCode,
    ...(venue.region && { addressRegion: venue.region }),
    addressLocality: venue.locality,
    streetAddress: venue.street,
  },
  geo: { "@type": "GeoCoordinates", latitude: venue.latitude, longitude: venue.longitude },
});
