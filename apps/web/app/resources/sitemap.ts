import { publishedPagesShown } from "@takujo/contracts/content/published-page";
import { listPublishedPages } from "@takujo/contracts/generated/platform/sdk.gen";
import type { PublishedPages } from "@takujo/contracts/generated/platform/types.gen";
import { defaultLocale, type Locale, locales } from "@takujo/contracts/locale";
import type { Context, Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Client } from "../api/create-client.ts";
import { canonicalPath } from "../shell/routing/locale-path.ts";
import { pageRecords } from "../shell/routing/records.ts";
import { pagesEmptyNow } from "../shell/site/site.server.ts";
import { askedLocale } from "./asked-locale.ts";
import { pageTags } from "./page-tags.ts";

const maxFiles = 1000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/** One sitemap per language, whose entries name their counterparts. More than one file becomes a sitemap index. */
export const sitemap =
  (client: Client, origin: string): Handler =>
  async (c) => {
    const { total, items } = await publishedPages(client, 1);
    const files = Math.ceil(total / publishedPagesShown);
    if (files > 1) return sendXml(c, indexOf(files, askedLocale(c), origin));
    return sendXml(c, urlSetOf([...fixedPages(), ...entriesOf(items)], askedLocale(c), origin));
  };

/** The static pages are listed in the first file. */
export const sitemapPart =
  (client: Client, origin: string): Handler =>
  async (c) => {
    const part = Number(c.req.param("file")?.match(/\d+/)?.[0]);
    if (part < 1 || part > maxFiles) return c.body(null, 404);
    const { items } = await publishedPages(client, part);
    if (items.length === 0) return c.body(null, 404);
    const entries = [...(part === 1 ? fixedPages() : []), ...entriesOf(items)];
    return sendXml(c, urlSetOf(entries, askedLocale(c), origin));
  };

const sendXml = (c: Context, xml: string) =>
  c.body(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`, 200, {
    "content-type": "application/xml; charset=utf-8",
    "cache-control": "public, max-age=0, s-maxage=300",
    "x-cache-tags": pageTags(["news", "article", "event", "character", "board-game"]),
  });

/** A file is one page of the API's list: far below the 50,000 that crawlers accept, because it is built in memory. */
async function publishedPages(client: Client, page: number): Promise<PublishedPages> {
  const { data } = await listPublishedPages({ client, query: { page } });
  // An incomplete sitemap would tell crawlers that pages are gone.
  if (!data) throw new HTTPException(503);
  return data;
}

function fixedPages(): SitemapEntry[] {
  const empty = pagesEmptyNow();
  return pageRecords
    .filter(({ path, auth, noIndex }) => auth === false && !noIndex && !path.includes(":"))
    .filter(({ title }) => !empty.includes(title))
    .map(({ path }) => ({ path }));
}

const entriesOf = (items: PublishedPages["items"]): SitemapEntry[] =>
  items.map(({ kind, slug, modifiedAt }) => ({
    path: `/${kind}/${slug}`,
    lastModified: modifiedAt,
  }));

function indexOf(files: number, locale: Locale, origin: string): string {
  const form = canonicalPath("/", locale).replace(/\/$/, "");
  const links = Array.from(
    { length: files },
    (_, index) => `<sitemap><loc>${origin}${form}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `<sitemapindex ${namespace}>\n${links.join("\n")}\n</sitemapindex>`;
}

function urlSetOf(entries: SitemapEntry[], locale: Locale, origin: string): string {
  const urls = entries.map((entry) => urlElement(entry, locale, origin));
  return `<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>`;
}

function urlElement({ path, lastModified }: SitemapEntry, locale: Locale, origin: string): string {
  const at = (target: Locale) => `${origin}${canonicalPath(path, target)}`;
  const alternates = [
    ...locales.map((target) => [target, at(target)]),
    ["x-default", at(defaultLocale)],
  ];
  const links = alternates.map(
    ([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  );
  const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : "";
  return `<url><loc>${at(locale)}</loc>${modified}${links.join("")}</url>`;
}
