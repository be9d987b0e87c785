// The only elements that search engines show in an answer:
// https://developers.google.com/search/docs/appearance/structured-data/faqpage
const shown = new Set("h1 h2 h3 h4 h5 h6 br ol ul li a p div b strong i em".split(" "));

/** Replacements for elements whose text would run together with its neighbors. */
const standIns: Record<string, string> = {
  tr: "div",
  pre: "div",
  figure: "div",
  figcaption: "div",
  blockquote: "div",
  section: "div",
};
const apart = new Set(["td", "th"]);

/** Reduces sanitized HTML to those elements without attributes, with absolute links. */
export function answerText(html: string, pageAddress: string): string {
  let text = "";
  let rest = 0;
  for (let start = html.indexOf("<"); start >= 0; start = html.indexOf("<", rest)) {
    text += html.slice(rest, start);
    rest = endOfTag(html, start);
    text += tagInAnswer(html.slice(start + 1, rest - 1), pageAddress);
  }
  return (text + html.slice(rest)).replaceAll(/\s+/g, " ").trim();
}

/** A quoted attribute may contain ">", so a regular expression cannot find the end. */
function endOfTag(html: string, start: number): number {
  let quoted = false;
  for (let at = start; at < html.length; at++) {
    if (html[at] === '"') quoted = !quoted;
    if (html[at] === ">" && !quoted) return at + 1;
  }
  return html.length;
}

function tagInAnswer(tag: string, pageAddress: string): string {
  const slash = tag.startsWith("/") ? "/" : "";
  const [written = ""] = tag.slice(slash.length).split(" ", 1);
  if (apart.has(written)) return slash && " ";
  const name = standIns[written] ?? written;
  if (!shown.has(name)) return "";
  if (name !== "a" || slash) return `<${slash}${name}>`;
  const address = URL.parse(hrefOf(tag), pageAddress)?.href ?? pageAddress;
  return `<a href="${address.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;
}

function hrefOf(tag: string): string {
  const [, href = ""] = / href="([^"]*)"/.exec(tag) ?? [];
  return href.replaceAll("&#x22;", '"').replaceAll("&#x26;", "&");
}
