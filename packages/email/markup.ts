const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is safe in a mail. Only `html` and `raw` create it. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Escapes every part that is not markup. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(sourceOf)));
}

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (Array.isArray(part)) return part.map(sourceOf).join("");
  return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

/** Typed text with its line breaks. */
export function lines(text: string): Markup {
  const [first = "", ...others] = text.split("\n");
  return html`${first}${others.map((line) => html`<br>${line}`)}`;
}
