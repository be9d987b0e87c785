import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";

/** Whether two documents have the same content. Empty values of any form are equal. */
export const sameDocument = (one: ContentDocument, other: ContentDocument): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** Sorts the keys and drops empty values, except for an empty cover, which means a generated one. */
function plain(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map((one) => plain(one));
  if (typeof value !== "object" || value === null) {
    return value === "" || value === null || value === false ? undefined : value;
  }
  const entries = Object.entries(value)
    .map(([key, inner]) => [key, plain(inner, key)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.length === 0 && name !== "cover" ? undefined : Object.fromEntries(entries);
}
