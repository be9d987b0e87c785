import type { Locale } from "@takujo/contracts/locale";
import { messagesHash, messagesOf } from "../messages/messages.server.ts";
import { pageById } from "../routing/records.ts";
import type { Site, SiteSource } from "./site.ts";

/** The shell's message sets; the page's record names the others. */
const shellSets = ["commons", "titles"] as const;

type SiteSettings = Pick<Site, "origin" | "development" | "buildId"> & { scriptMark?: string };

let settings: SiteSettings = { origin: "", development: false, buildId: "" };
const sources = new Map<string, SiteSource>();

export function configureSite({ origin, development, buildId, scriptMark }: SiteSettings): void {
  settings = { origin, development, buildId, ...(scriptMark && { scriptMark }) };
  sources.clear();
}

export const siteOrigin = (): string => settings.origin;

/** One source per language and route; there are few, and each is serialized once. */
export function serverSite(locale: Locale, routeId: string | undefined): SiteSource {
  const key = `${locale} ${routeId ?? ""}`;
  const known = sources.get(key);
  if (known) return known;
  const sets = [...shellSets, ...(pageById(routeId)?.messages ?? [])];
  const { scriptMark, ...shown } = settings;
  const site: Site = { ...shown, messagesHash, messages: messagesOf(locale, sets) };
  const source = {
    site,
    json: JSON.stringify(site).replaceAll("<", "\\u003c"),
    ...(scriptMark && { scriptMark }),
  };
  sources.set(key, source);
  return source;
}
