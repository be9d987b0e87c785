import { imagePath } from "@takujo/contracts/content/image/image-path";
import { weekdays } from "@takujo/contracts/content/site-settings-fields";
import type { Locale } from "@takujo/contracts/locale";
import { standardTimeZone, venueTimeZone } from "@takujo/contracts/venue-time";
import { createTranslator } from "@takujo/i18n/react";
import type { BreadcrumbList, Organization, Place, SearchAction, WebSite } from "schema-dts";
import { messagesOf } from "../messages/messages.server.ts";
import { canonicalPath } from "../routing/locale-path.ts";
import { pageById } from "../routing/records.ts";
import { siteOrigin, siteSettings } from "../site/site.server.ts";
import { pointOf, textOf } from "../site/venue.server.ts";

// schema.org data for search engines.

/**
 * Serializes things for a script element, escaped so that none can end it. Each is typed where it is created:
 * checking against every schema.org type takes the compiler half a minute.
 */
export const structuredData = (...things: object[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");

/** The canonical address of a page. */
export const pageAddress = (path: string, locale: Locale): string =>
  `${siteOrigin()}${canonicalPath(path, locale)}`;

const organizationId = (): string => `${siteOrigin()}/#organization`;

/** The organizer, with the same id on every page. */
export function organization(locale: Locale): Exclude<Organization, string> {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["commons"]) });
  const { telephone, email, logo } = siteSettings();
  const location = venueOf(locale);
  return {
    "@type": "Organization",
    "@id": organizationId(),
    name: t("commons.site.name"),
    description: t("commons.site.description"),
    url: pageAddress("/", locale),
    logo: siteOrigin() + (logo ? imagePath(logo, 480) : "/icon-512.png"),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(location && { location }),
  };
}

/** Location and opening hours of the venue; null without both. */
function venueOf(locale: Locale): Exclude<Place, string> | null {
  const settings = siteSettings();
  const { postalCode, address, hours } = settings;
  const street = textOf(address, locale)?.text;
  const point = pointOf(settings);
  const openDays = weekdays.filter((day) => hours[day].opens !== "");
  if (!street && !point && openDays.length === 0) return null;
  return {
    "@type": "Place",
    ...(street && {
      address: {
        "@type": "PostalAddress",
        ...(venueTimeZone() === standardTimeZone && { addressCountry: "JP" }),
        ...(postalCode && { postalCode }),
        streetAddress: street,
      },
    }),
    ...(point && { geo: { "@type": "GeoCoordinates", ...point } }),
    ...(openDays.length > 0 && {
      openingHoursSpecification: openDays.map((day) => ({
        "@type": "OpeningHoursSpecification" as const,
        dayOfWeek: `https://schema.org/${dayNames[day]}` as const,
        ...hours[day],
      })),
    }),
  };
}

const dayNames = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
} as const;

// Search engines define this field, but schema-dts lacks it.
type SiteSearch = Exclude<SearchAction, string> & { "query-input": string };

/** The site in one language, with its search. */
export function website(locale: Locale): WebSite {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["commons"]) });
  const search: SiteSearch = {
    "@type": "SearchAction",
    target: {
      "@type": "EntryPoint",
      urlTemplate: `${pageAddress("/search", locale)}?q={search_term_string}`,
    },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": `${pageAddress("/", locale)}#website`,
    name: t("commons.site.name"),
    description: t("commons.site.description"),
    url: pageAddress("/", locale),
    inLanguage: locale,
    publisher: { "@id": organizationId() },
    potentialAction: search,
  };
}

/** Home, the list that the page belongs to, and the page itself. */
export function breadcrumbs(
  locale: Locale,
  listId: string,
  page: { name: string; path: string },
): BreadcrumbList {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["commons", "titles"]) });
  const list = pageById(listId);
  const trail = [
    { name: t("commons.breadcrumb.home"), path: "/" },
    ...(list ? [{ name: t(`titles.${list.title}`), path: list.path }] : []),
    page,
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageAddress(path, locale),
    })),
  };
}
