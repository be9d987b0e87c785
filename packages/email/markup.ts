const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** HTML that is safe to put into a mail. Only `html` and `raw` make it. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type Part = string | number | Markup | readonly Markup[];

/** Every part is escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...parts.map(sourceOf)));
}

function sourceOf(part: Part): string {
  if (part instanceof Markup) return part.source;
  if (Array.isArray(part)) return part.map(sourceOf).join("");
  return String(part).replace(/[&<>"']/g, (sign) => entities[sign] ?? "");
}

/** What somebody typed, with its line ends. */
export function lines(text: string): Markup {
  const [first = "", ...others] = text.split("\n");
  return html`${first}${others.map((line) => html`<br>${line}`)}`;
}
