import { printable } from "@takujo/contracts/printable";

export interface FeedEntry {
  /** The address of the page; also the entry's id. */
  url: string;
  title: string;
  summary: string;
  language: string;
  published: string;
  updated: string;
}

export interface Feed {
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
export function writeAtom(feed: Feed): string {
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
