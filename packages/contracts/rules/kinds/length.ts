import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";
import { composed, halfWidths, utf8Length } from "../text.ts";

/** Three bytes hold one full-width character in UTF-8; the sentence names both figures. */
export function maxBytes(limit: number, options?: RuleOptions): Rule<Text> {
  const values = { limit, fullWidth: Math.floor(limit / 3) };
  return textRule("maxBytes", (text) => utf8Length(text, limit) <= limit, values, options);
}

export function maxFullWidth(limit: number, options?: RuleOptions): Rule<Text> {
  const halfWidth = limit * 2;
  // Composing joins at most four code units, each at least half a character wide.
  const fits = (text: string) =>
    text.length <= limit * 8 && halfWidths(composed(text), halfWidth) <= halfWidth;
  return textRule("maxFullWidth", fits, { limit, halfWidth }, options);
}

const halfWidth = /^[ -~\uff61-\uff9f]+$/;

export function halfWidthOnly(options?: RuleOptions): Rule<Text> {
  return textRule("halfWidthOnly", (text) => halfWidth.test(text), {}, options);
}
