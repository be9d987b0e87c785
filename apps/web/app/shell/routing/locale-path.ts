import { defaultLocale, type Locale } from "@takujo/contracts/locale";

const prefix = /^\/(ja|en)(?=\/|$)/;

export interface LocalePath {
  /** The language named by the address, if any. An address without a prefix is Japanese. */
  explicit: Locale | null;
  locale: Locale;
  /** The path as the route table has it. */
  path: string;
}

export function splitLocale(pathname: string): LocalePath {
  const explicit = (prefix.exec(pathname)?.[1] as Locale | undefined) ?? null;
  const path = explicit ? pathname.slice(explicit.length + 1) || "/" : pathname;
  return { explicit, locale: explicit ?? defaultLocale, path };
}

/** The canonical address for search engines: no prefix for Japanese, /en for English, no trailing slash. */
export function canonicalPath(asked: string, locale: Locale): string {
  // A link that starts with two slashes would lead to another host.
  const inside = asked.replace(/^\/+/, "/");
  const path = inside.length > 1 && inside.endsWith("/") ? inside.slice(0, -1) : inside;
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** Like the canonical path, except that the Japanese home is /ja, because `/` would detect the language again. */
export function switchPath(path: string, locale: Locale): string {
  return path === "/" ? `/${locale}` : canonicalPath(path, locale);
}

/** Gives a target on this site the same prefix (none, /ja, /en) as the address it was requested from. */
export function keepPrefix(target: string, from: string): string {
  const { explicit } = splitLocale(from);
  if (!explicit || !target.startsWith("/") || target.startsWith("//")) return target;
  return target === "/" ? `/${explicit}` : `/${explicit}${target}`;
}
