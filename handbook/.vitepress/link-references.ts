import type { MarkdownRenderer } from "vitepress";

/**
 * Pages are written so that their links work in the repository too. On the site all files but those of the handbook
 * stand below /en, because they are in English.
 */
export function linkReferences(md: MarkdownRenderer): void {
  md.core.ruler.push("link-references", ({ tokens }) => {
    for (const token of tokens.flatMap(({ children }) => children ?? [])) {
      const href = token.type === "link_open" && token.attrGet("href");
      if (href) token.attrSet("href", onSite(href));
    }
  });
}

function onSite(href: string): string {
  if (href.startsWith("/")) return `/en${href}`;
  const ofHandbook = /^(?:\.\.\/)*handbook(?<page>\/.*)$/.exec(href)?.groups?.["page"];
  return ofHandbook ?? href;
}
