import { localeCookieName, readCookie } from "./cookie.ts";
import { defaultLocale, isLocale, type Locale } from "./locale.ts";

export interface LocaleHints {
  cookie?: string | undefined;
  host?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** For an address without a language: the remembered choice, then the host's, then the browser's. */
export function detectLocale(hints: LocaleHints, hosts: Record<string, Locale> = {}): Locale {
  const remembered = readCookie(hints.cookie, localeCookieName);
  if (isLocale(remembered)) return remembered;
  const host = hints.host?.toLowerCase() ?? "";
  const byHost = Object.hasOwn(hosts, host) ? hosts[host] : undefined;
  return byHost ?? preferredLanguage(hints.acceptLanguage) ?? defaultLocale;
}

function preferredLanguage(header: string | undefined): Locale | undefined {
  if (!header) return undefined;
  const wanted = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return {
        language: tag.slice(0, 2).toLowerCase(),
        weight: weight ? Number(weight.trim().slice(2)) : 1,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wanted.map(({ language }) => language).find(isLocale);
}
