import {
  type EventGame,
  type EventItem,
  type EventPerson,
  type EventVenue,
  eventFields,
} from "@takujo/contracts/content/event";
import type { Locale } from "@takujo/contracts/locale";
import { renderMarkdown, renderTexts, splitPhrases } from "../../markdown/index.ts";
import { presentSummary } from "../present.ts";
import type { EventRow } from "../queries.ts";
import type { EventItemRow, GameRow, PersonRow, VenueRow } from "./queries.ts";

export async function presentItem(
  row: EventItemRow,
  next: EventRow | null,
  pageLocale: Locale,
): Promise<EventItem> {
  const summary = presentSummary(row);
  const html = (markdown: string) => renderMarkdown(markdown, pageLocale, summary.locale);
  return {
    ...summary,
    titlePhrases: splitPhrases(summary.title, summary.locale),
    feeNote: row.text.fee_note,
    ...(await renderTexts(eventFields.text, row.text, html)),
    flow: row.text.flow as EventItem["flow"],
    venue: await presentVenue(row, pageLocale),
    host: row.host && presentPerson(row.host),
    guides: row.guides.map(presentPerson),
    games: row.games.map(presentGame),
    next: next && presentSummary(next),
    related: row.related.map(presentSummary),
  };
}

export async function presentVenue(row: VenueRow, pageLocale: Locale): Promise<EventVenue> {
  const locale = row.venue_locale as Locale;
  return {
    slug: row.venue_slug,
    locale,
    name: row.venue_name,
    postalCode: row.postal_code,
    region: row.region,
    locality: row.locality,
    street: row.street,
    // PostgreSQL returns decimal numbers as text.
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    stepFree: row.step_free,
    floor: row.floor,
    accessHtml: await renderMarkdown(row.access, pageLocale, locale),
  };
}

const presentPerson = (row: PersonRow): EventPerson => ({
  slug: row.slug,
  locale: row.locale as Locale,
  name: row.name,
  role: row.role,
  bio: row.bio,
  avatar: row.avatar,
  teachesInEnglish: row.teaches_in_english,
});

const presentGame = (row: GameRow): EventGame => ({
  slug: row.slug,
  locale: row.locale as Locale,
  name: row.name,
  summary: row.summary,
  players: { min: row.min_players, max: row.max_players },
  minutes: row.minutes,
  age: row.age,
  weight: row.weight,
});
