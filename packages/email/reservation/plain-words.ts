/** The text of short Markdown, one line per paragraph, without links, which may lead anywhere. */
export function plainWords(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^[\]]*)\]\([^[\]()]*\)/g, "$1")
    .replaceAll(/^(?:#{1,6}|[-*+]|>)\s+/gm, "")
    .replaceAll(/(\*\*|[*`])(?=\S)(.+?)\1/g, "$2")
    .split("\n\n")
    .map((paragraph) => paragraph.split("\n").map(trimmed).filter(Boolean).join(" "))
    .filter(Boolean)
    .join("\n");
}

const trimmed = (line: string) => line.trim();

export const firstPlainParagraph = (markdown: string): string =>
  plainWords(markdown).split("\n", 1)[0] ?? "";
