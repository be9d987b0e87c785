import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeStringify)
  .freeze();

/** Bodies change rarely and are read often; this many rendered ones are kept. */
const MAX_KEPT = 200;
const kept = new Map<string, string>();

export async function renderMarkdown(source: string): Promise<string> {
  const known = kept.get(source);
  if (known !== undefined) return known;
  const html = String(await processor.process(source));
  if (kept.size >= MAX_KEPT) kept.delete(kept.keys().next().value as string);
  kept.set(source, html);
  return html;
}
