import { readCookie } from "@takujo/contracts/cookie";

/** The characters of a token; any other would make the header invalid. */
const shape = /^[\w.~+/=-]+$/;

/** Reads the bearer token from a Cookie header or `document.cookie`. */
export function readTokenCookie(cookies: string | null | undefined): string | undefined {
  const value = readCookie(cookies, "auth_jwt");
  return value && shape.test(value) ? value : undefined;
}
