import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import { matchRoutes } from "react-router";
import { splitLocale } from "../../../shell/routing/locale-path.ts";
import type { PageRecord } from "../../../shell/routing/record.ts";
import { pageRecords } from "../../../shell/routing/records.ts";
import { safeRedirect } from "../../../shell/session/sign-in/safe-redirect.ts";
import type { Visit } from "../../../shell/visit.ts";

/** The destination if no other page was wanted. */
const accountHome = "/user";

export const wantedPath = (url: URL, { home }: Visit) =>
  safeRedirect(url.searchParams.get("redirect"), home);

export const destinationOf = (url: URL, visit: Visit): string =>
  wantedPath(url, visit) ?? accountHome;

/** Description of the page to return to. */
export interface WantedPage {
  title: PageRecord["title"];
  /** The title of the event that the page is about. */
  event: string | null;
}

const routes = pageRecords.map(({ path, title }) => ({ path, handle: title }));

/** Null if no page was wanted, or one that does not exist. */
export async function wantedPageOf(url: URL, visit: Visit): Promise<WantedPage | null> {
  const wanted = wantedPath(url, visit);
  if (!wanted) return null;
  const { pathname } = new URL(wanted, url);
  const match = matchRoutes(routes, splitLocale(pathname).path)?.at(-1);
  if (!match) return null;
  const { slug } = match.params;
  const isOfEvent = match.route.path.startsWith("/event/") && slug !== undefined;
  return { title: match.route.handle, event: isOfEvent ? await eventTitle(slug, visit) : null };
}

/** Only a courtesy: without it, people can log in as well. */
async function eventTitle(slug: string, { platform: client, locale }: Visit) {
  try {
    const { data } = await readEvent({ client, path: { slug }, query: { locale } });
    return data?.title ?? null;
  } catch {
    return null;
  }
}
