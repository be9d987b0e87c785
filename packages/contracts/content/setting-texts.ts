import type { SiteSettings } from "./site-settings.ts";

/**
 * What is said, by the names of the fields, such as `address.ja` and `hours.monday`: for the audit log and for comparing
 * revisions. A list is one text with a line for each row.
 */
export function settingTexts({ hours, ...settings }: SiteSettings): Map<string, string> {
  return new Map([
    ...Object.entries(settings).flatMap(([name, value]) => textsOf(name, value)),
    ...Object.entries(hours).map(
      ([day, { opens, closes }]): Leaf => [`hours.${day}`, opens && `${opens}–${closes}`],
    ),
  ]);
}

type Leaf = [name: string, text: string];
type Value = string | { [name: string]: Value } | Value[];

function textsOf(name: string, value: Value): Leaf[] {
  if (typeof value === "string") return [[name, value]];
  if (Array.isArray(value)) return [[name, value.map((row) => `${lineOf(row)}\n`).join("")]];
  return Object.entries(value).flatMap(([inner, text]) => textsOf(`${name}.${inner}`, text));
}

const lineOf = (row: Value): string =>
  textsOf("", row)
    .map(([, text]) => text)
    .filter(Boolean)
    .join(" / ");
