import { clientAddressHeader } from "@takujo/contracts/client-address";
import { readSessionVersion } from "@takujo/contracts/cookie";
import type { AuthSend } from "../../api/auth/auth-call.ts";
import { readTokenCookie } from "../../api/token-cookie.ts";

export interface ApiAddress {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
}

/** The visitor's headers that the auth service evaluates. */
const forwarded = ["user-agent", "accept-language", clientAddressHeader];

/**
 * Calls the auth service on behalf of a visitor. Cookies that a response sets are used for later calls, so that a
 * sign-in takes effect at once, and are sent with the page's response.
 */
export function createAuthSend(
  request: Request,
  { auth, origin }: { auth: ApiAddress; origin: string },
) {
  const cookies = new Map(
    (request.headers.get("cookie") ?? "").split(/;\s*/).flatMap((pair) => {
      const at = pair.indexOf("=");
      return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)] as const] : [];
    }),
  );
  const setCookies: string[] = [];

  const keep = (cookie: string) => {
    setCookies.push(cookie);
    const [pair = ""] = cookie.split(";", 1);
    const name = pair.slice(0, pair.indexOf("="));
    if (/;\s*max-age=0(?:;|$)/i.test(cookie)) cookies.delete(name);
    else cookies.set(name, pair.slice(name.length + 1));
  };

  /** The cookie's name may have a prefix such as `__Secure-`. */
  const hasSessionCookie = () =>
    [...cookies.keys()].some((name) => name.endsWith("better-auth.session_token"));
  const hasVersion = () => readSessionVersion(cookieHeader()) !== undefined;

  const cookieHeader = () => [...cookies].map((pair) => pair.join("=")).join("; ");

  const send: AuthSend = async (method, path, body) => {
    const headers = new Headers({ origin, cookie: cookieHeader() });
    for (const name of forwarded) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
    if (body) headers.set("content-type", "application/json");
    const response = await auth.fetch(
      new Request(`${auth.baseUrl}/api/auth${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    for (const cookie of response.headers.getSetCookie()) keep(cookie);
    return response;
  };
  return {
    send,
    keep,
    setCookies,
    /** The current bearer token. */
    token: () => readTokenCookie(cookieHeader()),
    mayHaveSession: () => hasSessionCookie() || hasVersion(),
    /** Scripts read the version cookie to know that there is a session; a renewed token restores it. */
    lacksVersion: () => hasSessionCookie() && !hasVersion(),
  };
}

export type AuthCookies = ReturnType<typeof createAuthSend>;
