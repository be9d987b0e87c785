import type { Locale } from "./locale.ts";

/** The value of one cookie out of a Cookie header or `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const own = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  return own?.slice(name.length + 1);
}

/**
 * The name of a cookie. With the prefix, browsers accept it only from this host over https, so that no other host of the domain
 * can replace it. Over plain http they would refuse it.
 */
export const hostCookieName = (name: string, { isSecure }: { isSecure: boolean }): string =>
  isSecure ? `__Host-${name}` : name;

const days365 = 31_536_000;

export const localeCookieName = "i18n_redirected";

/** A Set-Cookie value, which `document.cookie` takes too. */
export function localeCookie(locale: Locale): string {
  return `${localeCookieName}=${locale}; Max-Age=${days365}; Path=/; SameSite=Lax`;
}

/**
 * Tells scripts whether someone is signed in and, by a new value, that stored data about the session is outdated. Pages are the
 * same for everyone and the session cookie is HttpOnly: without this, each page would have to ask the server.
 */
const cookieName = "session_version";
const shape = /^[\w-]{1,40}$/;

/** The longest session. */
const cookieSeconds = 30 * 86_400;

/** Reads a Cookie header or `document.cookie`. */
export function readSessionVersion(cookies: string | null | undefined): string | undefined {
  const version = readCookie(cookies, cookieName);
  return version !== undefined && shape.test(version) ? version : undefined;
}

export function sessionVersionCookie(version: string, { isSecure }: { isSecure: boolean }): string {
  return `${cookieName}=${version}; Max-Age=${cookieSeconds}; ${attributes(isSecure)}`;
}

export function clearedSessionVersion({ isSecure }: { isSecure: boolean }): string {
  return `${cookieName}=; Max-Age=0; ${attributes(isSecure)}`;
}

const attributes = (isSecure: boolean) => `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;
