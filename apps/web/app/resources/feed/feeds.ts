import { listArticles, listEvents, listNews } from "@takujo/contracts/generated/platform/sdk.gen";
import type { Locale } from "@takujo/contracts/locale";
import { printable } from "@takujo/contracts/printable";
import { createTranslator } from "@takujo/i18n/react";
import type { Context, Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { Client } from "../../api/create-client.ts";
import { feedTitle } from "../../shell/head/feeds.server.ts";
import { pageAddress } from "../../shell/head/structured-data.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { askedLocale } from "../asked-locale.ts";
import { pageTags } from "../page-tags.ts";

const newestShown = 30;

type ReadEntries = (client: Client, locale: Locale) => Promise<FeedEntry[] | undefined>;

/** Keyed by the route id of the list that each feed follows. */
const entriesOf = {
  async news(client, locale) {
    const { data } = await listNews({ client, query: { locale, limit: newestShown } });
    if (!data) return undefined;
    const items = [...(data.pinned ? [data.pinned] : []), ...data.items];
    return items.map((item) => ({
      ...entryOf("/news", item, locale),
      published: item.publishedAt,
      updated: item.publishedAt,
    }));
  },
  async article(client, locale) {
    const { data } = await listArticles({ client, query: { locale, limit: newestShown } });
    return data?.items.map((item) => ({
      ...entryOf("/article", item, locale),
      published: item.publishedAt,
      updated: item.publishedAt,
    }));
  },
  async event(client, locale) {
    const { data } = await listEvents({ client, query: { locale, limit: newestShown } });
    return data?.items.map((item) => ({
      ...entryOf("/event", item, locale),
      published: item.publishedAt,
      updated: item.updatedAt,
    }));
  },
} satisfies Record<string, ReadEntries>;

const entryOf = (
  list: string,
  item: { slug: string; title: string; summary: string; locale: Locale },
  locale: Locale,
) => ({
  url: pageAddress(`${list}/${item.slug}`, locale),
  title: item.title,
  summary: item.summary,
  language: item.locale,
});

/** The newest entries of a list as an Atom feed. */
export const feed =
  (client: Client, kind: keyof typeof entriesOf): Handler =>
  async (c: Context) => {
    const locale = askedLocale(c);
    const entries = await entriesOf[kind](client, locale);
    if (!entries) throw new HTTPException(503);
    const t = createTranslator({ locale, messages: messagesOf(locale, ["commons"]) });
    const xml = writeAtom({
      url: pageAddress(`/${kind}/feed.xml`, locale),
      pageUrl: pageAddress(`/${kind}`, locale),
      title: feedTitle(kind, locale),
      subtitle: t("commons.site.description"),
      author: t("commons.site.name"),
      language: locale,
      entries,
    });
    return c.body(xml, 200, {
      "content-type": "application/atom+xml; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=300",
      "x-cache-tags": pageTags([kind]),
    });
  };

interface FeedEntry {
  /** The address of the page; also the entry's id. */
  url: string;
  title: string;
  summary: string;
  language: string;
  published: string;
  updated: string;
}

interface Feed {
  /** The address of the feed; also its id. */
  url: string;
  pageUrl: string;
  title: string;
  subtitle: string;
  author: string;
  language: string;
  entries: FeedEntry[];
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeXml = (text: string): string =>
  printable(text).replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** RFC 4287. */
function writeAtom(feed: Feed): string {
  const newest = feed.entries.map(({ updated }) => updated).sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element("id", feed.url),
    element("title", feed.title),
    element("subtitle", feed.subtitle),
    // A feed without entries still needs a date; any constant one will do.
    element("updated", newest.at(-1) ?? "1970-01-01T00:00:00.000Z"),
    `<author>${element("name", feed.author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(feed.url)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(feed.pageUrl)}"/>`,
    ...feed.entries.map(writeEntry),
    "</feed>",
    "",
  ].join("\n");
}

const writeEntry = (entry: FeedEntry): string =>
  [
    `<entry xml:lang="${entry.language}">`,
    element("id", entry.url),
    element("title", entry.title),
    element("summary", entry.summary),
    element("published", entry.published),
    element("updated", entry.updated),
    `<link rel="alternate" type="text/html" href="${escapeXml(entry.url)}"/>`,
    "</entry>",
  ].join("");
