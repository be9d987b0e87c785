import type { Locale } from "@takujo/contracts/locale";
import { type SiteName, siteName } from "@takujo/i18n/site-name";
import { messagesHash, messagesOf } from "../messages/messages.server.ts";
import { pageById } from "../routing/records.ts";
import type { Site, SiteSource } from "./site.ts";

/** The shell's message sets; the page's record names the others. */
const shellSets = ["commons", "titles"] as const;

type SiteSettings = Pick<Site, "origin" | "development" | "demo" | "buildId" | "reportsErrors"> & {
  scriptMark?: string;
};

let settings: SiteSettings = { origin: "", development: false, buildId: "" };
const sources = new Map<string, SiteSource>();
let namedIn: SiteName | undefined;

export function configureSite(given: SiteSettings): void {
  const { origin, development, demo, buildId, reportsErrors, scriptMark } = given;
  settings = {
    origin,
    development,
    buildId,
    ...(demo && { demo }),
    ...(reportsErrors && { reportsErrors }),
    ...(scriptMark && { scriptMark }),
  };
  sources.clear();
}

export const siteOrigin = (): string => settings.origin;

/** One source per language and route; there are few, and each is serialized once. */
export function serverSite(locale: Locale, routeId: string | undefined): SiteSource {
  // Made again when the site has another name.
  if (namedIn !== siteName()) sources.clear();
  namedIn = siteName();
  const key = `${locale} ${routeId ?? ""}`;
  const known = sources.get(key);
  if (known) return known;
  const demoSets = settings.demo ? (["demo"] as const) : [];
  const sets = [...shellSets, ...demoSets, ...(pageById(routeId)?.messages ?? [])];
  const { scriptMark, ...shown } = settings;
  const site: Site = {
    ...shown,
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
