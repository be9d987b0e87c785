import { listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import { defaultLocale, isLocale, type Locale, locales } from "@takujo/contracts/locale";
import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { WebOptions } from "../../server.ts";
import { createApiClient } from "../api/create-client.ts";
import { routeTable } from "../route-table.ts";
import { canonicalPath } from "../shell/locale-path.ts";

interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/** One for each language; every entry names its counterparts. */
export const sitemap =
  (options: WebOptions): Handler =>
  async (c) => {
    const asked = c.req.param("locale");
    const locale = isLocale(asked) ? asked : defaultLocale;
    const entries = [...fixedPages(), ...(await newsPages(options))];
    const urls = entries.map((entry) => urlElement(entry, locale, options.origin));
    return c.body(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join("\n")}\n</urlset>\n`,
      200,
      {
        "content-type": "application/xml; charset=utf-8",
        "cache-control": "public, max-age=0, s-maxage=300",
        "x-cache-tags": "site,news",
      },
    );
  };

const fixedPages = (): SitemapEntry[] =>
  routeTable
    .filter(({ path, auth }) => auth === false && !path.includes(":"))
    .map(({ path }) => ({ path }));

async function newsPages({ platform }: WebOptions): Promise<SitemapEntry[]> {
  const client = createApiClient({ ...platform, readToken: () => undefined });
  const entries: SitemapEntry[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data: list } = await listNews({ client, query: { page, limit: 50 } });
    // Half a sitemap would tell crawlers that pages are gone.
    if (!list) throw new HTTPException(503);
    pages = list.pageCount;
    const items = page === 1 && list.pinned ? [list.pinned, ...list.items] : list.items;
    entries.push(
      ...items.map(({ slug, publishedAt }) => ({
        path: `/news/${slug}`,
        lastModified: publishedAt,
      })),
    );
  }
  return entries;
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
