/** The shape of slugs in the database. Notices of changes name no others. */
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** CDNs allow a header of 16 kB and more, but not every proxy on the way does. */
const maxItemsLength = 3_000;

/**
 * What outdates a page: each kind that it shows, when much of that kind has changed at once, and either the items that it was
 * rendered from or, without them, any item of these kinds.
 */
export function pageTags(kinds: readonly string[], slugs?: ReadonlySet<string>): string {
  const items = [...(slugs ?? [])].map((slug) => `item:${slug}`);
  const areTold = items.length > 0 && items.join().length <= maxItemsLength;
  const areKnown = areTold && [...(slugs ?? [])].every((slug) => slugShape.test(slug));
  return ["site", ...kinds, ...(areKnown ? items : kinds.map((kind) => `any:${kind}`))].join();
}

/** Adds every slug in the data of an API, whatever its kind: fields such as `slug` and `gameSlug`. */
export function collectSlugs(data: unknown, slugs: Set<string>): void {
  if (typeof data !== "object" || data === null) return;
  for (const [name, value] of Object.entries(data)) {
    if (typeof value === "object") collectSlugs(value, slugs);
    else if (typeof value === "string" && /^slug$|Slug$/.test(name)) slugs.add(value);
  }
}
