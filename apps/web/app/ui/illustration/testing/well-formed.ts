const token = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z:-]+="[^"<&]*")*)\s*(\/?)>|[^<>&]+/y;

function repeatsAttribute(attributes: string): boolean {
  const names = [...attributes.matchAll(/([a-zA-Z:-]+)="/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
}

/** Updates the stack of open elements; returns what is wrong with this tag, or null. */
function readTag(open: string[], match: RegExpExecArray): string | null {
  const [tag, closing, name = "", attributes = "", selfClosing] = match;
  if (closing) return open.pop() === name ? null : `${tag} closes nothing`;
  if (repeatsAttribute(attributes)) return `repeated attribute: ${tag}`;
  if (!selfClosing) open.push(name);
  return null;
}

/** For tests: why a parser would reject the drawing, or null. Knows only the XML that the drawings use. */
export function faultOf(xml: string): string | null {
  const open: string[] = [];
  for (let position = 0; position < xml.length; position = token.lastIndex) {
    if (position > 0 && open.length === 0) return `something after the root at ${position}`;
    token.lastIndex = position;
    const match = token.exec(xml);
    if (!match) return `unreadable at ${position}: ${xml.slice(position, position + 60)}`;
    const isTag = match[2] !== undefined;
    const fault = isTag ? readTag(open, match) : null;
    if (fault) return fault;
  }
  return open.length > 0 ? `<${open.join("><")}> never closed` : null;
}
