import { clientAddressHeader } from "@takujo/contracts/client-address";
import { readSessionVersion } from "@takujo/contracts/session-version";
import type { AuthSend } from "../../api/auth/auth-call.ts";
import { readTokenCookie } from "../../api/token-cookie.ts";

export interface ApiAddress {
  baseUrl: string;
  fetch: (request: Request) => Promise<Response>;
}

/** Of the visitor's own headers, what the auth service judges by. */
const forwarded = ["user-agent", "accept-language", clientAddressHeader];

/**
 * Calls the auth service in the name of who sent a request: with their cookies, which change as answers set them, so
 * that a sign-in counts for the calls after it. What was set goes out with the page's own answer.
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

  /** Whatever stands before its name says how it was sent. */
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
    /** The bearer value of the moment. */
    token: () => readTokenCookie(cookieHeader()),
    mayHaveSession: () => hasSessionCookie() || hasVersion(),
    /** Scripts know by it that somebody is signed in; a renewed token brings it back. */
    lacksVersion: () => hasSessionCookie() && !hasVersion(),
  };
}

export type AuthCookies = ReturnType<typeof createAuthSend>;
