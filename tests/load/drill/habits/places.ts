import { parseHTML } from "linkedom";
import type { PageRecord } from "../../../../apps/web/app/shell/routing/record.ts";
import { pageRecords } from "../../../../apps/web/app/shell/routing/records.ts";
import { browser as userAgent } from "../../../integration/support/visit.ts";
import { asBrowsersRead, kindOf, type Target, targetsIn } from "./forms-in.ts";
import type { Place, Role, Site } from "./site.ts";

/** A page as one person sees it. */
export interface Found {
  places: Place[];
  /** One of each kind: a button that stands in each row of a list is pressed in the first. */
  targets: Target[];
  figures: { pages: number; places: number; forms: number; buttons: number; links: number };
  broken: string[];
}

const arrivingAt = "/auth/login?redirect=/user/profile";

/** Whom a record lets in. */
function viewersOf({ auth, path }: PageRecord, isThorough: boolean): Role[] {
  if (auth === false) return isThorough ? ["visitor", "player", "admin"] : ["visitor"];
  const only = typeof auth === "object" ? auth.only : "user";
  if (only === "anonymous") return ["visitor", "arriving"];
  // The record lets in every user, but not everybody works at a reception.
  if (path.startsWith("/reception")) return isThorough ? ["staff", "admin"] : ["staff"];
  if (only === "admin") return ["admin"];
  if (only === "staff") return isThorough ? ["staff", "admin"] : ["admin"];
  return ["player"];
}

/** The addresses of every page, by the site's own records. Less thoroughly: one address and one viewer of each. */
export function everyPlace(
  ids: Record<string, string>,
  { isThorough = true, pages }: { isThorough?: boolean; pages?: string[] | undefined } = {},
): Place[] {
  return pageRecords.flatMap((record) => {
    if (pages && !pages.includes(record.id)) return [];
    const paths = (record.samples ?? [record.path]).filter((path) => !/[:*]/.test(path));
    return (isThorough ? paths : paths.slice(0, 1)).flatMap((path) =>
      viewersOf(record, isThorough).map((role) => ({
        page: record.id,
        role,
        sample: path,
        address:
          role === "arriving"
            ? arrivingAt
            : path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ""),
      })),
    );
  });
}

/** Reads every page, and lists what can be sent there. */
export async function walk(site: Site, places: Place[]): Promise<Found> {
  const found: Found = {
    places: [],
    targets: [],
    figures: { pages: 0, places: 0, forms: 0, buttons: 0, links: 0 },
    broken: [],
  };
  const kinds = new Set<string>();
  const mayBeStored = readerOfScripts();
  for (const place of places) {
    const document = await read(site, place, found.broken);
    if (!document) continue;
    found.places.push({ ...place, mayBeStored: await mayBeStored(site, document) });
    const forms = document.querySelectorAll("form").length;
    found.figures.forms += forms;
    found.figures.buttons += document.querySelectorAll("button").length;
    found.figures.links += document.querySelectorAll("a[href]").length;
    const all = Array.from({ length: forms }, (_, form) => targetsIn(document, form, place)).flat();
    for (const target of all) {
      const kind = kindOf(document, target);
      if (!kinds.has(kind)) found.targets.push(target);
      kinds.add(kind);
    }
  }
  found.figures.places = found.places.length;
  found.figures.pages = new Set(found.places.map(({ page }) => page)).size;
  return found;
}

/** Null of what is not shown to this person. A code that was asked for is not in a page that was only read. */
async function read(site: Site, place: Place, broken: string[]): Promise<Document | null> {
  const cookies = place.role === "arriving" ? await site.askForCode() : site.cookiesOf(place.role);
  const response = await fetch(site.line.origin + place.address, {
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
      "user-agent": userAgent,
    },
    redirect: "manual",
  });
  const html = await response.text();
  if (response.status >= 500) broken.push(`${titleOf(place)} is answered by ${response.status}`);
  return response.status === 200 ? asBrowsersRead(parseHTML(html).document) : null;
}

const serviceWorker = /-worker\.js\b/;

/** Tells by the scripts of a page whether it makes a service worker store it. */
function readerOfScripts() {
  const known = new Map<string, Promise<boolean>>();
  const namesIt = async (address: string) =>
    serviceWorker.test(await (await fetch(address)).text());
  return async ({ line }: Site, document: Document): Promise<boolean> => {
    const scripts = [...document.querySelectorAll("link[rel=modulepreload]")].map(
      (link) => line.origin + link.getAttribute("href"),
    );
    for (const script of scripts) if (!known.has(script)) known.set(script, namesIt(script));
    return (await Promise.all(scripts.map((script) => known.get(script)))).some(Boolean);
  };
}

/** `admin /admin/faq "保存"` */
export const titleOf = (place: Place & Partial<Target>) =>
  `${place.role} ${place.address}${place.name === undefined ? "" : ` "${place.name}"`}`;
