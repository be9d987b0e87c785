import { eventFields } from "@takujo/contracts/content/event";
import { venueAddress } from "@takujo/contracts/content/venue-address";
import type { EventItem } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { clock, formatFullDay, formatHours, withTime } from "@takujo/i18n/format-date";
import { zoneName } from "@takujo/i18n/format-span";
import { coverGround } from "../../../shell/cover/cover-tone.server.ts";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { textsOf } from "../../../shell/messages/messages.server.ts";
import { siteSettings } from "../../../shell/site/site.server.ts";
import {
  closedState,
  coverSize,
  eventTags,
  eventView,
  eventWords,
  isFreeForAll,
  placeOf,
  priceOf,
  pricesOf,
  range,
} from "../event-view.server.ts";
import { firstSentence } from "./first-sentence.server.ts";

// The page of one event; `event` is the part sent to the browser as data.

/** Markdown with a place of its own on the page. Any other has a section under its label. */
const placed: readonly string[] = ["body", "cancellation", "notice"];

interface Section {
  id: string;
  name: string;
  html: string;
}

export function sectionsOf(event: EventItem, locale: Locale): Section[] {
  const labels = textsOf(locale, "contentFields").label;
  return eventFields.text.flatMap((field) => {
    if (field.form !== "markdown" || placed.includes(field.name)) return [];
    const html = event[`${field.name}Html`];
    return html ? [{ id: field.name, name: labels[field.name], html }] : [];
  });
}

export function itemView(event: EventItem, locale: Locale) {
  const { slug, startsAt, doorsAt, previousStartsAt, box, venue, host } = event;
  const closed = closedState(event);
  const reservationPath = `/event/${slug}/reservation/new`;
  /** Only while reservations are open. */
  const reservation = closed === null ? reservationPath : null;
  const t = eventWords(locale);
  const note = closed ?? (isFreeForAll(event) ? "chooseFree" : "choose");
  const people = [
    ...(host ? [host] : []),
    ...event.guides.filter(({ slug }) => slug !== host?.slug),
  ];
  return {
    event: {
      slug,
      closed,
      doors: clock(doorsAt),
      reservation,
      fee: event.fee,
      /** Kinds of seats besides the ordinary one. */
      kinds: event.prices,
      note: t(`event.${note}Note`),
    },
    locale: event.locale,
    title: event.title,
    titlePhrases: event.titlePhrases,
    summary: event.summary,
    cover: coverImage(event, coverSize),
    ground: coverGround(event),
    tags: [
      ...(closed === "over" ? [{ tone: "dark" as const, text: t("event.state.over") }] : []),
      ...eventTags(event, locale, event.tags.length),
    ],
    isOver: closed === "over",
    next: event.next && {
      path: `/event/${event.next.slug}`,
      locale: event.next.locale,
      title: event.next.title,
      day: formatFullDay(event.next.startsAt, locale),
    },
    state: event.state,
    startsAt,
    day: withTime(formatFullDay(startsAt, locale), "", locale),
    time: hoursOf(event, locale),
    previous:
      previousStartsAt &&
      withTime(formatFullDay(previousStartsAt, locale), clock(previousStartsAt), locale),
    noticeHtml: event.noticeHtml,
    place: placeOf(event, event.locale),
    price: priceOf(event, locale),
    prices: pricesOf(event),
    isFree: isFreeForAll(event),
    feeNote: event.feeNote,
    box: box && {
      players: range(box.players),
      minutes: range(box.minutes),
      age: String(box.age.min),
      weight: box.weight.max,
    },
    flow: event.flow,
    bodyHtml: event.bodyHtml,
    sections: sectionsOf(event, locale),
    cancellationHtml: event.cancellationHtml,
    people,
    related: event.related.map((other) => eventView(other, locale)),
    hostSlug: host?.slug,
    games: event.games.map((game) => ({ ...game, players: range(game.players) })),
    venue: venueView(venue),
  };
}

/** Readers of English may be anywhere. */
export function hoursOf(
  { startsAt, endsAt }: Pick<EventItem, "startsAt" | "endsAt">,
  locale: Locale,
): string {
  const hours = formatHours(startsAt, endsAt, locale);
  return locale === "en" ? `${hours} ${zoneName(new Date(startsAt))}` : hours;
}

export type ItemView = Omit<ReturnType<typeof itemView>, "event">;
export type EventData = ReturnType<typeof itemView>["event"];

export const venueView = (venue: EventItem["venue"]) => ({
  ...venue,
  address: venueAddress(venue),
  /** How far it is from the station, which the directions begin with. */
  walk: firstSentence(venue.accessHtml),
  /** Whether the way there is the one that the site's map shows. */
  isSiteVenue: venue.slug === siteSettings().venue,
});
