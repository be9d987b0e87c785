import type { Block, MailContent, MailLink } from "./mail-content.ts";

const rule = "-".repeat(40);

/** The same mail as plain text. */
export function writeText(content: MailContent): string {
  const { greeting, heading, lead, blocks, reason, settings, address } = content;
  return [
    ...(greeting ? [greeting, ""] : []),
    heading,
    lead,
    ...blocks.flatMap(blockLines),
    "",
    reason,
    ...(settings ? linkLines(settings) : []),
    address,
    "",
  ].join("\n");
}

const linkLines = ({ label, url }: MailLink) => [label, url];

function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "facts":
      return ["", rule, ...block.facts.flatMap(factLines), rule];
    case "quote":
      return [block.term, "", block.detail, rule];
    case "note":
      return ["", ...(block.term ? [block.term] : []), block.text];
    case "deadline":
      return ["", `${block.term}: ${block.detail}`];
    case "ticket":
      return [];
    case "buttons":
      return block.buttons.flatMap((button) => (button ? ["", ...linkLines(button)] : []));
    case "paragraph":
      return ["", block.text];
    case "link":
      return ["", ...linkLines(block.link)];
  }
}

function factLines({ term, detail, more }: { term: string; detail: string; more?: string }) {
  return [`${term}: ${detail}`, ...(more ? [`  ${more.replaceAll("\n", "\n  ")}`] : [])];
}
