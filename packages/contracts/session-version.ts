import { readCookie } from "./read-cookie.ts";

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
