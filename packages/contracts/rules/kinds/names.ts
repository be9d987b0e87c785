import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";
import { utf8Length } from "../text.ts";

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
// Format characters hide or reorder parts of a name; a lone surrogate cannot be stored.
const forbidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\/:*?"<>|]/u;
const reserved = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])(?:\.|$)/i;
const badStart = /^[.\s]/;
const badEnd = /[.\s]$/;
const image = /\.(?:svg|png|webp|avif|jpg|jpeg|gif|ico)$/i;

export function urlSlug(options?: RuleOptions): Rule<Text> {
  return textRule("urlSlug", (text) => slug.test(text), { example: "autumn-night" }, options);
}

export function fileName(options?: RuleOptions): Rule<Text> {
  return textRule("fileName", isFileName, { example: "map-2026.pdf" }, options);
}

export function filePath(options?: RuleOptions): Rule<Text> {
  return textRule("filePath", isFilePath, { example: "images/2026/map.png" }, options);
}

export function iconPath(options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => isFilePath(text) && image.test(text);
  return textRule("iconPath", accepts, { example: "icons/koma.svg" }, options);
}

function isFileName(text: string): boolean {
  return (
    utf8Length(text, 255) <= 255 &&
    text !== "" &&
    !forbidden.test(text) &&
    !reserved.test(text) &&
    !badStart.test(text) &&
    !badEnd.test(text)
  );
}

function isFilePath(text: string): boolean {
  if (utf8Length(text, 1024) > 1024) return false;
  const relative = text.startsWith("/") ? text.slice(1) : text;
  return relative.split("/").every(isFileName);
}
