import { articleSeeds } from "@takujo/db/seed/article/index";
import { characterSeeds } from "@takujo/db/seed/character";
import { eventSeeds } from "@takujo/db/seed/event/index";
import { faqSeeds } from "@takujo/db/seed/faq/index";
import { newsSeeds } from "@takujo/db/seed/news/index";
import { siteSeed } from "@takujo/db/seed/site";
import { withSiteFacts } from "@takujo/i18n/site-facts";
import { siteWords, testSiteName } from "../../support/site-words.ts";

const seeded = (locale: "ja" | "en") =>
  withSiteFacts(siteWords[locale] as never, { name: testSiteName, ...siteSeed }, locale);

/** Every text as the pages of the seed have it. */
export const words = { ja: seeded("ja"), en: seeded("en") } as unknown as typeof siteWords;

/** The three forms in which every route exists. */
export const forms = [
  { prefix: "", locale: "ja" },
  { prefix: "/ja", locale: "ja" },
  { prefix: "/en", locale: "en" },
] as const;

/** One form for each language. */
export const languages = forms.filter(({ prefix }) => prefix !== "/ja");

/**
 * Journeys are made in Japanese with scripts and in English without; that the third form has the same pages is shown over
 * HTTP (`site/routes.spec.ts`) and by the authorization matrix. Every pair of form and scripts would show nothing more.
 */
const journeys = [
  { ...forms[0], javaScriptEnabled: true },
  { ...forms[2], javaScriptEnabled: false },
];

/** The forms in which a journey is made with scripts, or without. */
export const formsTried = (javaScriptEnabled: boolean) =>
  journeys.filter((journey) => journey.javaScriptEnabled === javaScriptEnabled);

/** The inverse: with and without scripts, for a form. */
export const scriptsTried = (prefix: string) =>
  journeys
    .filter((journey) => journey.prefix === prefix)
    .map(({ javaScriptEnabled }) => javaScriptEnabled);

export const homeOf = (prefix: string) => prefix || "/";

/** Long, with a table, notes and a translation. */
const longItem = newsSeeds.find(({ slug }) => slug === "typhoon-and-snow-policy");
if (!longItem?.text.en) throw new Error("The seed lost the item that these tests read");

export const newsItem = {
  path: `/news/${longItem.slug}`,
  slug: longItem.slug,
  ja: longItem.text.ja,
  en: longItem.text.en,
};

const kikko = characterSeeds.find(({ slug }) => slug === "kikko");
if (!kikko?.text.en) throw new Error("The seed lost the character that these tests read");

export const character = {
  path: `/character/${kikko.slug}`,
  slug: kikko.slug,
  ja: kikko.text.ja,
  en: kikko.text.en,
};

/** With a table, notes, games and two characters. */
const longArticle = articleSeeds.find(({ slug }) => slug === "deep-not-long");
if (!longArticle?.text.en) throw new Error("The seed lost the article that these tests read");

export const articleItem = {
  path: `/article/${longArticle.slug}`,
  slug: longArticle.slug,
  ja: longArticle.text.ja,
  en: longArticle.text.en,
};

/** Neither first nor open when the page is shown. */
const question = faqSeeds.find(({ slug }) => slug === "what-is-a-passkey");
if (!question?.text.en) throw new Error("The seed lost the question that these tests read");

export const faqEntry = { slug: question.slug, ja: question.text.ja, en: question.text.en };

function eventOf(slug: string) {
  const seed = eventSeeds.find((event) => event.slug === slug);
  if (!seed?.text.en) throw new Error("The seed lost an event that these tests read");
  return { path: `/event/${slug}`, slug, ja: seed.text.ja, en: seed.text.en };
}

/** Upcoming, with games, guides and a translation. */
export const eventItem = eventOf("heavyweight-day-grand-canal");
/** Upcoming, but not on the day it was to be. */
export const changedEvent = eventOf("compass-and-crown-chart-day");
export const cancelledEvent = eventOf("cellar-spirits-in-the-dark");
/** Over, and the next of its series. */
export const pastEvent = eventOf("two-player-night-trading-flowers");
export const nextEvent = eventOf("two-player-night-quiet-border");
export const englishTable = eventOf("english-table-lantern-market");

/** In titles and texts of every kind but one, in both languages. */
export const searchWord = "English";

/** A message as it is read: its line breaks may or may not be spaces. */
export function asRead(message: string): RegExp {
  // A text of the seed's house is compiled: its lines stand beside the tags between them.
  const lines = [message]
    .flat()
    .filter((part) => typeof part === "string")
    .flatMap((part) => part.split(/<br><\/br>/))
    .map((line) => line.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^\\s*${lines.join("\\s*")}\\s*$`);
}
