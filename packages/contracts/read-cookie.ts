/** The value of one cookie out of a Cookie header or `document.cookie`. */
export function readCookie(cookies: string | null | undefined, name: string): string | undefined {
  const own = cookies
    ?.split(";")
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  return own?.slice(name.length + 1);
}
