import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

interface StartsWithAtOptions extends RuleOptions {
  /** Refuses a lone @. */
  named?: boolean;
}

export function startsWithAt(options: StartsWithAtOptions = {}): Rule<Text> {
  const accepts = (text: string) => text.startsWith("@") && !(options.named && text === "@");
  return textRule("startsWithAt", accepts, { example: "@takujo" }, options);
}

interface StartsWithUrlOptions extends RuleOptions {
  /**
   * The value must end there or continue with /, ? or #: https://example.com is a prefix of https://example.com.evil.jp, but
   * not the same host.
   */
  whole?: boolean;
}

export function startsWithUrl(url: string, options: StartsWithUrlOptions = {}): Rule<Text> {
  const endsThere = (text: string) =>
    url.endsWith("/") || text.length === url.length || "/?#".includes(text.charAt(url.length));
  const accepts = (text: string) => text.startsWith(url) && (!options.whole || endsThere(text));
  return textRule("startsWithUrl", accepts, { url }, options);
}

const imageData = /^data:image\/[\w.+-]+;base64,/i;
// SVG is refused, because it can contain scripts.
const pictureData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[A-Za-z0-9+/]/;

interface ImageDataOptions extends RuleOptions {
  /** Only PNG, JPEG, GIF, WebP and AVIF, and no empty ones. */
  pictures?: boolean;
}

export function startsWithImageData(options: ImageDataOptions = {}): Rule<Text> {
  const pattern = options.pictures ? pictureData : imageData;
  const kinds = options.pictures ? "pictures" : "any";
  return textRule("startsWithImageData", (text) => pattern.test(text), { kinds }, options);
}
