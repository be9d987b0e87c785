import { randomBytes } from "node:crypto";
import { hostCookieName, readCookie } from "@takujo/contracts/cookie";
import { isSigned, type SigningSecret, sign } from "@takujo/runtime/secret/secret-keys";

const cookieSeconds = 180 * 86_400;
const shape = /^([\w-]{22})\.([\w-]{43})$/;

interface KnownBrowserOptions {
  signingSecret: SigningSecret;
  origin: string;
}

const securityOf = (origin: string) => ({ isSecure: origin.startsWith("https:") });
const nameFor = (origin: string) => hostCookieName("known_browser", securityOf(origin));

/** The browser's id, if someone has signed in with this address in it. It grants nothing but a separate limit on codes. */
export function knownBrowserOf(
  headers: Headers,
  email: string,
  { signingSecret, origin }: KnownBrowserOptions,
): string | undefined {
  const cookie = readCookie(headers.get("cookie"), nameFor(origin)) ?? "";
  const [, id = "", given = ""] = shape.exec(cookie) ?? [];
  return isSigned(`${id}\n${email}`, given, signingSecret, "known browser") ? id : undefined;
}

/** Remains after sign-out. The address cannot be read from it. */
export function knownBrowserCookie(
  email: string,
  { signingSecret, origin }: KnownBrowserOptions,
): string {
  const id = randomBytes(16).toString("base64url");
  const value = `${id}.${sign(`${id}\n${email.toLowerCase()}`, signingSecret, "known browser")}`;
  const secure = securityOf(origin).isSecure ? "; Secure" : "";
  return `${nameFor(origin)}=${value}; Max-Age=${cookieSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
