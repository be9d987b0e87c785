/** Only what a token is made of: anything else would not even be a valid header. */
const shape = /(?:^|;\s*)auth_jwt=([\w.~+/=-]+)(?=;|\s*$)/;

/** The bearer value out of a Cookie header or `document.cookie`. */
export function readTokenCookie(cookies: string | null | undefined): string | undefined {
  return cookies ? shape.exec(cookies)?.[1] : undefined;
}
