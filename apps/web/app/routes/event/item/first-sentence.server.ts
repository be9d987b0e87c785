/** The first sentence of a text in HTML, without its marks. */
export function firstSentence(html: string): string {
  const [paragraph = ""] = html.split("</p>");
  const text = paragraph.replace(/<[^<>]*>/g, "").trim();
  return text.match(/^[^。]*?(?:。|\.(?=\s|$))/)?.[0] ?? text;
}
