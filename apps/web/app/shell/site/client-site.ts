import { type Site, type SiteSource, siteElementId } from "./site.ts";

let source: SiteSource | undefined;

/** The site data in the document, read once. */
export function clientSite(): SiteSource {
  if (!source) {
    const json = document.getElementById(siteElementId)?.textContent ?? "{}";
    source = { json, site: JSON.parse(json) as Site };
  }
  return source;
}
