import type { Locale } from "@takujo/contracts/locale";
import rehypeSanitize, { defaultSchema } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { fitToPage } from "./fit-to-page.ts";
import { markdownWords } from "./words.ts";

// Raw HTML never gets this far, so every id is a footnote's and already prefixed; a second prefix
// would part the notes from the links that lead to them.
const schema = { ...defaultSchema, clobberPrefix: "" };

const createProcessor = (pageLocale: Locale, textLocale: Locale) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkCjkFriendly)
    .use(remarkRehype, {
      footnoteLabel: markdownWords[textLocale].footnotes,
      footnoteBackLabel: (index) => markdownWords[textLocale].backToText(index + 1),
    })
    .use(rehypeSanitize, schema)
    .use(fitToPage, pageLocale)
    .use(rehypeStringify)
    .freeze();

const processors = new Map<string, ReturnType<typeof createProcessor>>();

/** Bodies change rarely and are read often; this many rendered ones are kept. */
const MAX_KEPT = 200;
const kept = new Map<string, string>();

/** Links lead to pages in the page's language, which is not the text's where a translation is missing. */
export async function renderMarkdown(
  source: string,
  pageLocale: Locale,
  textLocale: Locale = pageLocale,
): Promise<string> {
  const locales = `${pageLocale} ${textLocale}`;
  const key = `${locales} ${source}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const processor = processors.get(locales) ?? createProcessor(pageLocale, textLocale);
  processors.set(locales, processor);
  const html = String(await processor.process(source));
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string);
  kept.set(key, html);
  return html;
}
