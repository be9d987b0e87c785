import { accentTokens } from "@takujo/contracts/content/accent/accent";
import { imagePath } from "@takujo/contracts/content/image/image-path";
import { type SiteSettings, wholeSettings } from "@takujo/contracts/content/site-settings";
import { nothingKnown, type WrittenPages } from "@takujo/contracts/content/written-pages";
import type { Locale } from "@takujo/contracts/locale";
import { standardTimeZone, venueTimeZone } from "@takujo/contracts/venue-time";
import { venueDay } from "@takujo/i18n/format-date";
import { letterReadings } from "@takujo/i18n/letter-readings";
import { setSiteFacts, siteName } from "@takujo/i18n/site-facts";
import { messagesHash, messagesOf } from "../messages/messages.server.ts";
import { pageById } from "../routing/records.ts";
import type { Site, SiteSource } from "./site.ts";
import { emptyPages, venueViewOf } from "./venue.server.ts";

/** The shell's message sets; the page's record names the others. */
const shellSets = ["commons", "titles"] as const;

type SiteOptions = Pick<Site, "origin" | "development" | "demo" | "buildId" | "reportsErrors"> & {
  scriptMark?: string;
  line?: boolean;
};

let options: SiteOptions = { origin: "", development: false, buildId: "" };
const sources = new Map<string, SiteSource>();
let settings: SiteSettings = wholeSettings(siteName(), {});
let pages: WrittenPages = nothingKnown;
let today = "";

/** Sets the site's facts, and which pages have content. */
export function setSettings(given: SiteSettings, written: WrittenPages = pages): void {
  if (given === settings && written === pages) return;
  settings = given;
  pages = written;
  setSiteFacts(given);
  sources.clear();
}

export const siteSettings = (): SiteSettings => settings;

/** The titles of pages that have nothing to say now. */
export const pagesEmptyNow = (): string[] => emptyPages(settings, pages, venueDay(new Date()));

/** What `make` returns if these were the settings. It must not wait: all pages are made of the same texts. */
export function underSettings(given: SiteSettings, make: () => string): string {
  const before = settings;
  setSettings(given);
  try {
    return make();
  } finally {
    setSettings(before);
  }
}

export function configureSite(given: SiteOptions): void {
  const { origin, development, demo, buildId, reportsErrors, scriptMark, line } = given;
  options = {
    origin,
    development,
    buildId,
    ...(demo && { demo }),
    ...(reportsErrors && { reportsErrors }),
    ...(scriptMark && { scriptMark }),
    ...(line && { line }),
  };
  sources.clear();
}

/** Whether people can sign in with LINE. */
export const offersLine = (): boolean => options.line === true;

export const siteOrigin = (): string => options.origin;

/** One source per language and route; there are few, and each is serialized once. */
export function serverSite(locale: Locale, routeId: string | undefined): SiteSource {
  // Rebuilt each day, because closed days pass and legal documents take effect.
  const day = venueDay(new Date());
  if (day !== today) sources.clear();
  today = day;
  const key = `${locale} ${routeId ?? ""}`;
  const known = sources.get(key);
  if (known) return known;
  const demoSets = options.demo ? (["demo"] as const) : [];
  const sets = [...shellSets, ...demoSets, ...(pageById(routeId)?.messages ?? [])];
  const { scriptMark, line: _, ...shown } = options;
  const accent = accentTokens(settings.accent);
  const site: Site = {
    ...shown,
    venue: venueViewOf(settings, locale, { today, pages }),
    ...(settings.logo && { logo: imagePath(settings.logo, 480) }),
    ...(accent && { accent }),
    ...(venueTimeZone() !== standardTimeZone && { timeZone: venueTimeZone() }),
    ...(locale === "en" && { letterReadings }),
    messagesHash: messagesHash(),
    messages: messagesOf(locale, sets),
  };
  const source = {
    site,
    json: JSON.stringify(site).replaceAll("<", "\\u003c"),
    ...(scriptMark && { scriptMark }),
  };
  sources.set(key, source);
  return source;
}
