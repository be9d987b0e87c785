/** Not HttpOnly, because pages read it to call the APIs. The token inside expires much sooner. */
const cookieName = "auth_jwt";
const cookieSeconds = 86_400;

const attributes = (isSecure: boolean) => `Path=/; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export function tokenCookie(token: string, { isSecure }: { isSecure: boolean }): string {
  return `${cookieName}=${token}; Max-Age=${cookieSeconds}; ${attributes(isSecure)}`;
}

export function clearedTokenCookie({ isSecure }: { isSecure: boolean }): string {
  return `${cookieName}=; Max-Age=0; ${attributes(isSecure)}`;
}
