import type { Locale } from "@takujo/contracts/locale";
import { routeById } from "./route-match.ts";
import { messagesHash, messagesOf } from "./server-messages.ts";
import type { Site, SiteSource } from "./site.ts";

/** The shell's own sets; the rest is named by the route table. */
const shellSets = ["commons", "titles"] as const;

type SiteSettings = Pick<Site, "origin" | "development" | "buildId"> & { scriptMark?: string };

let settings: SiteSettings = { origin: "", development: false, buildId: "" };
const kept = new Map<string, SiteSource>();

export function configureSite({ origin, development, buildId, scriptMark }: SiteSettings): void {
  settings = { origin, development, buildId, ...(scriptMark && { scriptMark }) };
  kept.clear();
}

export const siteOrigin = (): string => settings.origin;

/** One source for each language and route; there are few, and each is written out once. */
export function serverSite(locale: Locale, routeId: string | undefined): SiteSource {
  const key = `${locale} ${routeId ?? ""}`;
  const known = kept.get(key);
  if (known) return known;
  const sets = [...shellSets, ...(routeById(routeId)?.messages ?? [])];
  const { scriptMark, ...shown } = settings;
  const site: Site = { ...shown, messagesHash, messages: messagesOf(locale, sets) };
  const source = {
    site,
    json: JSON.stringify(site).replaceAll("<", "\\u003c"),
    ...(scriptMark && { scriptMark }),
  };
  kept.set(key, source);
  return source;
}
