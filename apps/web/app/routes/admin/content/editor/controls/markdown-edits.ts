export const markdownTools = ["heading", "bold", "list", "quote", "link"] as const;
export type MarkdownTool = (typeof markdownTools)[number];

interface Selected {
  text: string;
  start: number;
  end: number;
}

/** The text to insert, the range it replaces, and the selection afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  selectFrom: number;
  selectTo: number;
}

const linePrefixes = { heading: "## ", list: "- ", quote: "> " } as const;

/** Used a second time, a tool undoes itself, except for links. */
export function markdownEdit(tool: MarkdownTool, selected: Selected, sample: string): Edit {
  if (tool === "bold") return bold(selected, sample);
  if (tool === "link") return link(selected, sample);
  return prefixLines(selected, linePrefixes[tool]);
}

function bold({ text, start, end }: Selected, sample: string): Edit {
  const isBold = text.slice(start - 2, start) === "**" && text.slice(end, end + 2) === "**";
  const words = text.slice(start, end);
  if (isBold && start >= 2) {
    return { from: start - 2, to: end + 2, insert: words, ...range(start - 2, words.length) };
  }
  const inner = words || sample;
  return { from: start, to: end, insert: `**${inner}**`, ...range(start + 2, inner.length) };
}

/** Selects the address, which is typed next. */
function link({ text, start, end }: Selected, sample: string): Edit {
  const inner = text.slice(start, end) || sample;
  const address = "https://";
  return {
    from: start,
    to: end,
    insert: `[${inner}](${address})`,
    ...range(start + inner.length + 3, address.length),
  };
}

function prefixLines({ text, start, end }: Selected, prefix: string): Edit {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const after = text.indexOf("\n", Math.max(end, from));
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split("\n");
  const isDone = lines.every((line) => line.startsWith(prefix));
  const insert = lines
    .map((line) => (isDone ? line.slice(prefix.length) : prefix + line))
    .join("\n");
  const caret = start === end ? from + insert.length : from;
  return { from, to, insert, selectFrom: caret, selectTo: from + insert.length };
}

/** Replaces the selection and ends with the cursor behind it. */
export function insertion(
  insert: string,
  { selectionStart, selectionEnd }: Pick<HTMLTextAreaElement, "selectionStart" | "selectionEnd">,
): Edit {
  return {
    from: selectionStart,
    to: selectionEnd,
    insert,
    ...range(selectionStart + insert.length, 0),
  };
}

const range = (selectFrom: number, length: number) => ({
  selectFrom,
  selectTo: selectFrom + length,
});
