import { readCookie } from "@takujo/contracts/read-cookie";

/** Only what a token is made of: anything else would not even be a valid header. */
const shape = /^[\w.~+/=-]+$/;

/** The bearer value out of a Cookie header or `document.cookie`. */
export function readTokenCookie(cookies: string | null | undefined): string | undefined {
  const value = readCookie(cookies, "auth_jwt");
  return value && shape.test(value) ? value : undefined;
}
