import { XMLParser, XMLValidator } from "fast-xml-parser";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { publicOrigin, runningSite } from "../support/running-site.ts";

const entries = 60_000;
/** What crawlers take in one file. */
const largestFile = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const site = await runningSite(async ({ db }) => {
  await sql`insert into news (slug, category, state, published_at)
    select 'item-' || n, 'notice', 'published', now() - interval '1 hour'
    from generate_series(1, ${entries}::int) as n`.execute(db);
});

interface Url {
  loc: string;
  lastmod?: string;
  "xhtml:link": { "@hreflang": string; "@href": string }[];
}

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "@" });

async function read(path: string) {
  const { status, text } = await site.get(path);
  expect(status).toBe(200);
  expect(XMLValidator.validate(text)).toBe(true);
  expect(Buffer.byteLength(text)).toBeLessThan(largestFile.bytes);
  return parser.parse(text);
}

describe("a sitemap of 60,000 entries", () => {
  it.each([
    ["/sitemap.xml", "/news/"],
    ["/en/sitemap.xml", "/en/news/"],
  ])(
    "is %s, a list of files that together hold every page once [RT-25]",
    async (index, prefix) => {
      const files: { loc: string }[] = (await read(index)).sitemapindex.sitemap;
      const found = new Set<string>();
      for (const { loc } of files) {
        expect(loc.startsWith(publicOrigin)).toBe(true);
        const urls: Url[] = (await read(loc.slice(publicOrigin.length))).urlset.url;
        expect(urls.length).toBeLessThanOrEqual(largestFile.entries);
        for (const url of urls) {
          expect(found.has(url.loc)).toBe(false);
          found.add(url.loc);
        }
        const last = urls.at(-1);
        expect(last?.lastmod).toMatch(/^\d{4}-\d\d-\d\dT/);
        expect(last?.["xhtml:link"].map((link) => link["@hreflang"])).toEqual([
          "ja",
          "en",
          "x-default",
        ]);
      }
      const news = [...found].filter((loc) => loc.startsWith(`${publicOrigin}${prefix}`));
      expect(news).toHaveLength(entries);
    },
    60_000,
  );

  it("has no file past the last", async () => {
    for (const part of ["0", "7", "1001", "99999"]) {
      expect((await site.get(`/sitemap-${part}.xml`)).status).toBe(404);
    }
  });
});
