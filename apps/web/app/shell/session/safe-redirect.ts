import { splitLocale } from "../locale-path.ts";

/** Stands in for our own origin: no real host can be reached by it. */
const here = "http://here.invalid";
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in it.
const unsafe = /[\u0000-\u0020\u007f\\]/;

/**
 * The path that a `redirect` query asks for, as the router takes it from the address `from`, or undefined for
 * anything that could lead to another site.
 */
export function safeRedirect(wanted: string | null, from: string): string | undefined {
  if (!wanted?.startsWith("/") || unsafe.test(wanted) || !URL.canParse(wanted, here))
    return undefined;
  const { origin, pathname, search, hash } = new URL(wanted, here);
  // Nowhere in it: whoever takes a locale or a base path off makes a host of what comes after.
  if (origin !== here || pathname.includes("//")) return undefined;
  const asked = splitLocale(pathname);
  const path = asked.explicit === splitLocale(from).explicit ? asked.path : pathname;
  return `${path}${search}${hash}`;
}
