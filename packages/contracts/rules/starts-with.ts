import { type Rule, type RuleOptions, type Text, textRule } from "./rule.ts";

export function startsWithAt(options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => text.startsWith("@") && text.length > 1;
  return textRule("startsWithAt", accepts, { example: "@takujo" }, options);
}

/** The next character must end the host: https://example.com is no start of https://example.com.evil.jp. */
export function startsWithUrl(url: string, options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) =>
    text.startsWith(url) &&
    (url.endsWith("/") || text.length === url.length || "/?#".includes(text.charAt(url.length)));
  return textRule("startsWithUrl", accepts, { url }, options);
}

// SVG is left out: it can carry script.
const imageData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]/;

export function startsWithImageData(options?: RuleOptions): Rule<Text> {
  return textRule("startsWithImageData", (text) => imageData.test(text), {}, options);
}
