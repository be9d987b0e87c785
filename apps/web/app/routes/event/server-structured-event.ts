import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import type { Event, EventStatusType, Place } from "schema-dts";
import {
  breadcrumbs,
  organization,
  pageAddress,
  structuredData,
} from "../../shell/head/server-structured-data.ts";
import { socialImageUrl } from "../../shell/head/social-image-url.ts";

const statusOf: Record<EventItem["state"], EventStatusType> = {
  published: "https://schema.org/EventScheduled",
  changed: "https://schema.org/EventRescheduled",
  cancelled: "https://schema.org/EventCancelled",
};

export function structuredEvent(event: EventItem, locale: Locale): string {
  const path = `/event/${event.slug}`;
  const url = pageAddress(path, locale);
  const thing: Event = {
    "@type": "Event",
    "@id": url,
    url,
    name: event.title,
    description: event.summary,
    inLanguage: event.locale,
    startDate: event.startsAt,
    endDate: event.endsAt,
    doorTime: event.doorsAt,
    ...(event.state === "changed" &&
      event.previousStartsAt && { previousStartDate: event.previousStartsAt }),
    eventStatus: statusOf[event.state],
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    isAccessibleForFree: event.fee === 0,
    image: pageAddress(socialImageUrl("event", event.slug), locale),
    location: placeOf(event.venue),
    organizer: organization(locale),
    // Whether seats are left changes by the second, so that no cached page may say it.
    offers: { "@type": "Offer", url, price: event.fee, priceCurrency: "JPY" },
  };
  return structuredData(thing, breadcrumbs(locale, "event", { name: event.title, path }));
}

const placeOf = (venue: EventItem["venue"]): Place => ({
  "@type": "Place",
  name: venue.name,
  address: {
    "@type": "PostalAddress",
    addressCountry: "JP",
    postalCode: venue.postalCode,
    addressRegion: venue.region,
    addressLocality: venue.locality,
    streetAddress: venue.street,
  },
  geo: { "@type": "GeoCoordinates", latitude: venue.latitude, longitude: venue.longitude },
});
