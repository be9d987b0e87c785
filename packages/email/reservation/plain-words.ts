/** The words of a short Markdown text, a line for each paragraph: no links, since they may lead anywhere. */
export function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^(?:#{1,6}|[-*+]|>)\s+/gm, "")
    .replaceAll(/(\*\*|__|[*_`])(?=\S)(.+?)\1/g, "$2")
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s*\n\s*/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

export const firstPlainParagraph = (markdown: string): string =>
  plainWords(markdown).split("\n", 1)[0] ?? "";
