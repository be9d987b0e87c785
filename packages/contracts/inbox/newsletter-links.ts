import { type Locale, siteIn } from "../locale.ts";

/** Addresses that stand in a newsletter. */
export const newsletterLinks = (origin: string, locale: Locale) => ({
  /** A signed link that needs no sign-in. Mail programs post to it (RFC 8058); opening it only shows a page. */
  unsubscribe: (token: string) =>
    `${siteIn(origin, locale)}/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
});
