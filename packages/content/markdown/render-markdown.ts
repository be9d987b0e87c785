import type { Heading } from "@takujo/contracts/content/heading";
import type { Locale } from "@takujo/contracts/locale";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { fitToPage } from "./fit-to-page.ts";
import { setHeadings } from "./set-headings.ts";
import { elementsOf, type Root, textOf } from "./tree.ts";
import { markdownWords, readingMinutes } from "./words.ts";

/** Rehype step: makes ids, and the links to them, unique on the page. */
function scopeIds(scope: string) {
  return (tree: Root): void => {
    const elements = [...elementsOf(tree)];
    const ids = new Set(elements.map(({ properties }) => properties.id));
    for (const { properties } of elements) {
      const { id, href, ariaDescribedBy } = properties;
      if (id) properties.id = `${scope}-${id}`;
      if (typeof href === "string" && href.startsWith("#") && ids.has(plain(href.slice(1)))) {
        properties.href = `#${scope}-${href.slice(1)}`;
      }
      if (ariaDescribedBy) properties.ariaDescribedBy = [`${scope}-${ariaDescribedBy}`];
    }
  };
}

/** Japanese in links is percent-encoded. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

export interface RenderedMarkdown {
  html: string;
  /** Headings of the second and third level, in order. */
  headings: Heading[];
  readingMinutes: number;
}

interface MarkdownOptions {
  /** The language of the pages that links lead to. */
  pageLocale: Locale;
  /** The language of the text, which differs from the page's if a translation is missing. */
  textLocale?: Locale;
  /** Makes ids unique if a page shows several texts. */
  scope?: string;
}

// Raw HTML is removed before, so every id is a footnote's and already prefixed; a second prefix
// would break the links to the notes.
const schema = { ...defaultSchema, clobberPrefix: "" };

/** Number of rendered texts in the cache: bodies change rarely and are read often. */
const MAX_CACHED = 300;
const cached = new Map<string, RenderedMarkdown>();

export async function renderDocument(
  source: string,
  { pageLocale, textLocale = pageLocale, scope = "" }: MarkdownOptions,
): Promise<RenderedMarkdown> {
  const key = `${pageLocale} ${textLocale} ${scope} ${source}`;
  const known = cached.get(key);
  if (known) return known;
  const headings: Heading[] = [];
  let text = "";
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkRehype, {
      footnoteLabel: markdownWords[textLocale].footnotes,
      footnoteBackLabel: (index) => markdownWords[textLocale].backToText(index + 1),
    })
    .use(rehypeSanitize, schema)
    .use(() => (tree: Root) => {
      text = textOf(tree);
    })
    .use(setHeadings, textLocale, headings)
    .use(fitToPage, { pageLocale, textLocale })
    .use(scope ? [[scopeIds, scope]] : [])
    .use(rehypeStringify);
  const html = String(await processor.process(source));
  const rendered = { html, headings, readingMinutes: readingMinutes(text, textLocale) };
  if (cached.size >= MAX_CACHED) cached.delete(cached.keys().next().value as string);
  cached.set(key, rendered);
  return rendered;
}

export async function renderMarkdown(
  source: string,
  pageLocale: Locale,
  textLocale: Locale = pageLocale,
): Promise<string> {
  return (await renderDocument(source, { pageLocale, textLocale })).html;
}
