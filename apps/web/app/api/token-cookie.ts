const start = "auth_jwt=";
/** Only what a token is made of: anything else would not even be a valid header. */
const shape = /^[\w.~+/=-]+$/;

/** The bearer value out of a Cookie header or `document.cookie`. */
export function readTokenCookie(cookies: string | null | undefined): string | undefined {
  const own = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start));
  const value = own?.slice(start.length);
  return value && shape.test(value) ? value : undefined;
}
