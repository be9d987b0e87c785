import type { Locale } from "./locale.ts";

const days365 = 31_536_000;

export const localeCookieName = "i18n_redirected";

/** A Set-Cookie value, which `document.cookie` takes too. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Max-Age=${days365}; Path=/; SameSite=Lax`;
}
