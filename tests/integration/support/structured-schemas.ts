import { z } from "zod";

// What schema.org and the guides of search engines call required or recommended, as far as this site knows it.
// https://developers.google.com/search/docs/appearance/structured-data/search-gallery

/** With its UTC offset, so that the zone is explicit. */
const time = z.iso.datetime({ offset: true });
const address = z.url({ protocol: /^https$/, hostname: z.regexes.domain });
const language = z.enum(["ja", "en"]);
const words = z.string().regex(/\S/);
const oneOf = <Name extends string>(...names: Name[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}` as const));

/** https://schema.org/OpeningHoursSpecification */
const openingHours = z.strictObject({
  "@type": z.literal("OpeningHoursSpecification"),
  dayOfWeek: oneOf("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
  opens: z.iso.time({ precision: -1 }),
  closes: z.iso.time({ precision: -1 }),
});

/** The organizer's own, which writes its address in one line. */
const house = z.strictObject({
  "@type": z.literal("Place"),
  address: z
    .strictObject({
      "@type": z.literal("PostalAddress"),
      addressCountry: z.literal("JP").optional(),
      postalCode: z
        .string()
        .regex(/^\d{3}-\d{4}$/)
        .optional(),
      streetAddress: words,
    })
    .optional(),
  geo: z
    .strictObject({
      "@type": z.literal("GeoCoordinates"),
      latitude: z.number(),
      longitude: z.number(),
    })
    .optional(),
  openingHoursSpecification: z.array(openingHours).min(1).optional(),
});

/** https://developers.google.com/search/docs/appearance/structured-data/organization */
const organization = z.strictObject({
  "@type": z.literal("Organization"),
  "@id": address,
  name: words,
  description: words,
  url: address,
  logo: address,
  telephone: words.optional(),
  email: z.email().optional(),
  location: house.optional(),
});

/** https://schema.org/SearchAction; the template is an address once its field is filled in. */
const searchAction = z.strictObject({
  "@type": z.literal("SearchAction"),
  target: z.strictObject({
    "@type": z.literal("EntryPoint"),
    urlTemplate: address.endsWith("/search?q={search_term_string}"),
  }),
  "query-input": z.literal("required name=search_term_string"),
});

/** https://developers.google.com/search/docs/appearance/site-names */
const website = z.strictObject({
  "@type": z.literal("WebSite"),
  "@id": address,
  name: words,
  description: words,
  url: address,
  inLanguage: language,
  publisher: z.strictObject({ "@id": address }),
  potentialAction: searchAction,
});

const person = z.strictObject({ "@type": z.literal("Person"), name: words, url: address });

/** https://developers.google.com/search/docs/appearance/structured-data/article */
const articleParts = {
  "@id": address,
  url: address,
  headline: words,
  description: words,
  inLanguage: language,
  datePublished: time,
  dateModified: time,
  image: address,
  author: z.union([person, organization]),
  publisher: organization,
};

/** Within Japan, so that the two are not exchanged. */
const coordinates = z.strictObject({
  "@type": z.literal("GeoCoordinates"),
  latitude: z.number().min(20).max(46),
  longitude: z.number().min(122).max(154),
});

const place = z.strictObject({
  "@type": z.literal("Place"),
  name: words,
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    addressCountry: z.literal("JP"),
    postalCode: z.string().regex(/^\d{3}-\d{4}$/),
    addressRegion: words,
    addressLocality: words,
    streetAddress: words,
  }),
  geo: coordinates,
});

/** Without `availability`, which changes while caches store the page. */
const offer = z.strictObject({
  "@type": z.literal("Offer"),
  url: address,
  price: z.number().int().min(0),
  priceCurrency: z.literal("JPY"),
  validFrom: time.optional(),
});

/** https://developers.google.com/search/docs/appearance/structured-data/event */
const event = z
  .strictObject({
    "@type": z.literal("Event"),
    "@id": address,
    url: address,
    name: words,
    description: words,
    inLanguage: language,
    startDate: time,
    endDate: time,
    doorTime: time,
    previousStartDate: time.optional(),
    eventStatus: oneOf("EventScheduled", "EventCancelled", "EventRescheduled"),
    eventAttendanceMode: oneOf("OfflineEventAttendanceMode"),
    isAccessibleForFree: z.boolean(),
    image: address,
    location: place,
    organizer: organization,
    offers: offer,
  })
  .refine(
    ({ startDate, endDate }) => Date.parse(startDate) < Date.parse(endDate),
    "It ends before it starts",
  )
  .refine(
    ({ eventStatus, previousStartDate }) =>
      eventStatus.endsWith("Rescheduled") === (previousStartDate !== undefined),
    "An event has an earlier date if it is rescheduled, and only then",
  );

/** The elements that may stand in an answer, with no attribute but the whole address of a link. */
const answerMark =
  /^<(?:\/?(?:h[1-6]|br|ol|ul|li|a|p|div|b|strong|i|em)|a href="(?:https?:\/\/|mailto:)[^"]+")>$/;

/** https://developers.google.com/search/docs/appearance/structured-data/faqpage */
const faqPage = z.strictObject({
  "@type": z.literal("FAQPage"),
  "@id": address,
  url: address,
  inLanguage: language,
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: words,
        inLanguage: language,
        acceptedAnswer: z.strictObject({
          "@type": z.literal("Answer"),
          text: words.refine(
            (text) => (text.match(/<[^>]*>?/g) ?? []).every((mark) => answerMark.test(mark)),
            "Only elements that may stand in an answer",
          ),
        }),
      }),
    )
    .min(1),
});

/** https://developers.google.com/search/docs/appearance/structured-data/breadcrumb */
const breadcrumbList = z
  .strictObject({
    "@type": z.literal("BreadcrumbList"),
    itemListElement: z
      .array(
        z.strictObject({
          "@type": z.literal("ListItem"),
          position: z.number().int(),
          name: words,
          item: address,
        }),
      )
      .min(2),
  })
  .refine(
    ({ itemListElement }) => itemListElement.every(({ position }, index) => position === index + 1),
    "Counted from 1",
  );

/** Strict, so that a property without a rule, or a misspelled one, is noticed. */
export const structuredThingSchema = z.discriminatedUnion("@type", [
  organization,
  website,
  z.strictObject({ "@type": z.literal("Article"), ...articleParts }),
  z.strictObject({ "@type": z.literal("NewsArticle"), ...articleParts }),
  event,
  faqPage,
  breadcrumbList,
]);

export type StructuredThing = z.infer<typeof structuredThingSchema>;
