import { createHmac, timingSafeEqual } from "node:crypto";
import { hostCookieName } from "@takujo/contracts/cookie";
import { keyFor, keysFor, type SigningSecret } from "@takujo/runtime/secret/secret-keys";

interface CookieOptions {
  origin: string;
  signingSecret: SigningSecret;
}

const sessionSeconds = 30 * 86_400;

/** Prefix of the library's cookie names. */
export const cookiePrefixOf = (origin: string) =>
  hostCookieName("better-auth", { isSecure: origin.startsWith("https:") });

/** The library takes its secrets as strings. */
export const librarySecret = (key: Buffer): string => key.toString("base64url");

/**
 * The library signs cookies with a single secret, so changing it would sign everyone out. This re-signs cookies that the
 * previous secret signed: for this request and, for the session cookie, in the browser.
 */
export function renewSignatures(
  request: Request,
  { origin, signingSecret }: CookieOptions,
): { request: Request; renewed: string | undefined } {
  const [current, previous] = keysFor(signingSecret, "auth service");
  const header = request.headers.get("cookie");
  if (!current || !previous || !header) return { request, renewed: undefined };
  const prefix = cookiePrefixOf(origin);
  let session: string | undefined;
  const cookies = header.split(/;\s*/).map((cookie) => {
    const value = cookie.startsWith(prefix) && signedValueOf(cookie, previous);
    if (!value) return cookie;
    const [name = ""] = cookie.split("=", 1);
    const signed = `${name}=${encodeURIComponent(`${value}.${signatureOf(value, current)}`)}`;
    if (name === `${prefix}.session_token`) session = signed;
    return signed;
  });
  const headers = new Headers(request.headers);
  headers.set("cookie", cookies.join("; "));
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  // During impersonation the cookie ends with the browser.
  const lasting = header.includes(`${prefix}.dont_remember=`) ? "" : `; Max-Age=${sessionSeconds}`;
  return {
    request: new Request(request, { headers }),
    renewed: session && `${session}${lasting}; Path=/; HttpOnly${secure}; SameSite=Lax`,
  };
}

/** Token of the session that an admin returns to after impersonation. */
export function adminSessionTokenOf(
  { headers }: Request,
  { origin, signingSecret }: CookieOptions,
): string | undefined {
  const name = `${adminSessionCookie(origin)}=`;
  const cookie = headers
    .get("cookie")
    ?.split(/;\s*/)
    .find((one) => one.startsWith(name));
  return cookie && signedValueOf(cookie, keyFor(signingSecret, "auth service"))?.split(":")[0];
}

export function clearedAdminSession(origin: string): string {
  const secure = origin.startsWith("https:") ? "; Secure" : "";
  return `${adminSessionCookie(origin)}=; Max-Age=0; Path=/; HttpOnly${secure}; SameSite=Lax`;
}

const adminSessionCookie = (origin: string) => `${cookiePrefixOf(origin)}.admin_session`;

function signedValueOf(cookie: string, key: Buffer): string | undefined {
  const text = decoded(cookie.slice(cookie.indexOf("=") + 1));
  const dot = text.lastIndexOf(".");
  const value = text.slice(0, Math.max(0, dot));
  const [given, wanted] = [Buffer.from(text.slice(dot + 1)), Buffer.from(signatureOf(value, key))];
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  return isOurs && value ? value : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function signatureOf(value: string, key: Buffer): string {
  return createHmac("sha256", librarySecret(key)).update(value).digest("base64");
}
