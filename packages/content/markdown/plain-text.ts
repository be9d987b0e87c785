import remarkCjkFriendly from "remark-cjk-friendly";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

interface Node {
  type: string;
  value?: string;
  children?: Node[];
}

/** Blocks are separated by a space; inline nodes are not. */
const blocks = new Set(["paragraph", "heading", "listItem", "tableCell", "code"]);

/** The text of Markdown without markup and footnotes. */
export const plainText = (source: string): string =>
  wordsOf(parser.parse(source) as Node)
    .replaceAll(/\s+/g, " ")
    .trim();

function wordsOf(node: Node): string {
  if (node.type === "footnoteDefinition" || node.type === "html") return "";
  const words = node.value ?? (node.children ?? []).map(wordsOf).join("");
  return blocks.has(node.type) ? `${words} ` : words;
}
