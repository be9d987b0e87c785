import { defaultLocale, type Locale } from "@takujo/contracts/locale";

const prefix = /^\/(ja|en)(?=\/|$)/;

export interface LocalePath {
  /** What the address says, if anything. The unprefixed form is Japanese. */
  explicit: Locale | null;
  locale: Locale;
  /** The path as the route table knows it. */
  path: string;
}

export function splitLocale(pathname: string): LocalePath {
  const explicit = (prefix.exec(pathname)?.[1] as Locale | undefined) ?? null;
  const path = explicit ? pathname.slice(explicit.length + 1) || "/" : pathname;
  return { explicit, locale: explicit ?? defaultLocale, path };
}

/** The address search engines should keep: unprefixed for Japanese, /en for English, no slash at the end. */
export function canonicalPath(asked: string, locale: Locale): string {
  // At the start of a link two slashes would be another host.
  const inside = asked.replace(/^\/+/, "/");
  const path = inside.length > 1 && inside.endsWith("/") ? inside.slice(0, -1) : inside;
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Like the canonical path, except that a chosen Japanese home is /ja: `/` alone would detect a language again. */
export function switchPath(path: string, locale: Locale): string {
  return path === "/" ? `/${locale}` : canonicalPath(path, locale);
}

/** A target on this site in the same form (none, /ja, /en) as the address it was asked from. */
export function keepPrefix(target: string, from: string): string {
  const { explicit } = splitLocale(from);
  if (!explicit || !target.startsWith("/") || target.startsWith("//")) return target;
  return target === "/" ? `/${explicit}` : `/${explicit}${target}`;
}
