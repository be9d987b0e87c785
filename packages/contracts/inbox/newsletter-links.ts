import { type Locale, siteIn } from "../locale.ts";

/** Addresses in a newsletter. */
export const newsletterLinks = (origin: string, locale: Locale) => ({
  /** A signed link that needs no sign-in. Mail programs post to it (RFC 8058); opening it only shows a page. */
  unsubscribe: (token: string) =>
    `${siteIn(origin, locale)}/newsletter/unsubscribe?${new URLSearchParams({ token })}`,
});

/** Ends a token that stops notices of new events, instead of newsletters. */
export const followMark = ".follow";

/** Chooses the words of the page; the signature is checked elsewhere. */
export const isFollowToken = (token: string): boolean => token.endsWith(followMark);
