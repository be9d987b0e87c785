const shape = /(?:^|;\s*)auth_jwt=([^;]+)/;

/** The bearer value out of a Cookie header or `document.cookie`. */
export function readTokenCookie(cookies: string | null | undefined): string | undefined {
  const value = cookies ? shape.exec(cookies)?.[1] : undefined;
  return value ? decodeURIComponent(value) : undefined;
}
