/** A placeholder for this site's origin; no real host has this name. */
const here = "http://here.invalid";
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be rejected.
const unsafe = /[\u0000-\u0020\u007f\\]/;

/** A path of this site as the parts of an address; undefined for anything that could lead to another site. */
export function ownPath(
  wanted: string | null | undefined,
): Pick<URL, "pathname" | "search" | "hash"> | undefined {
  if (!wanted?.startsWith("/") || unsafe.test(wanted) || !URL.canParse(wanted, here))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  // Anywhere in the path: once a locale or base path is removed, the part after `//` would be a host.
  return origin !== here || pathname.includes("//") ? undefined : { pathname, search, hash };
}
