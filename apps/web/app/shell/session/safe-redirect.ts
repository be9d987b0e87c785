import { splitLocale } from "../routing/locale-path.ts";

/** Stands in for this site's origin; no real host has this name. */
const here = "http://here.invalid";
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be rejected.
const unsafe = /[\u0000-\u0020\u007f\\]/;

/** The path in a `redirect` query, resolved against `from`; undefined for anything that could lead to another site. */
export function safeRedirect(wanted: string | null, from: string): string | undefined {
  if (!wanted?.startsWith("/") || unsafe.test(wanted) || !URL.canParse(wanted, here))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  // Anywhere in the path: once a locale or base path is removed, the part after `//` would be a host.
  if (origin !== here || pathname.includes("//")) return undefined;
  const asked = splitLocale(pathname);
  const path = asked.explicit === splitLocale(from).explicit ? asked.path : pathname;
  return `${path}${search}${hash}`;
}
