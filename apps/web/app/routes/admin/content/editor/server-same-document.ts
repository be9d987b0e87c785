import type { ContentDocument } from "@takujo/contracts/platform/editing/content-document";

/** Whether two documents say the same. Nothing written is nothing, in whatever form. */
export const sameDocument = (one: ContentDocument, other: ContentDocument): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

/** With the keys in order, and without what holds nothing. An empty cover is one all the same. */
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
