import { elementsOf, type Root } from "./tree.ts";

/** Rehype step: makes ids, and the links to them, unique on the page. */
export function scopeIds(scope: string) {
  return (tree: Root): void => {
    const elements = [...elementsOf(tree)];
    const ids = new Set(elements.map(({ properties }) => properties.id));
    for (const { properties } of elements) {
      const { id, href, ariaDescribedBy } = properties;
      if (id) properties.id = `${scope}-${id}`;
      if (typeof href === "string" && href.startsWith("#") && ids.has(plain(href.slice(1)))) {
        properties.href = `#${scope}-${href.slice(1)}`;
      }
      if (ariaDescribedBy) properties.ariaDescribedBy = [`${scope}-${ariaDescribedBy}`];
    }
  };
}

/** Japanese in links is percent-encoded. */
function plain(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
