import { detectLocale } from "@takujo/contracts/detect-locale";
import type { Locale } from "@takujo/contracts/locale";

/** The language chosen on the site, otherwise the browser's. */
export function localeOf(request: Request | undefined): Locale {
  return detectLocale({
    cookie: request?.headers.get("cookie") ?? undefined,
    acceptLanguage: request?.headers.get("accept-language") ?? undefined,
  });
}
