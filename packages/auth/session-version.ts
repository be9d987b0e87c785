import { randomBytes } from "node:crypto";
import {
  clearedSessionVersion,
  readSessionVersion,
  sessionVersionCookie,
} from "@takujo/contracts/session-version";
import { lineCallbackPath } from "./line/line-sign-in.ts";

/** After these, what the browser has stored about the session or its user is out of date. */
const changes = new Set([
  "/sign-out",
  "/sign-in/email-otp",
  "/passkey/verify-authentication",
  lineCallbackPath,
  "/update-user",
  "/delete-user",
  "/verify-email",
  "/revoke-sessions",
  "/admin/impersonate-user",
  "/admin/stop-impersonating",
]);
const sessionCookie = /^(?:__Host-)?better-auth\.session_token=([^;]*)/;

export const newSessionVersion = (): string => randomBytes(6).toString("base64url");

/** The cookie to send with a response. It has the lifetime of the session cookie. */
export function sessionVersionFor(
  path: string,
  request: Request,
  response: Response,
  { hasSession, ...security }: { isSecure: boolean; hasSession: boolean },
): string | null {
  const [, session] =
    response.headers
      .getSetCookie()
      .map((cookie) => sessionCookie.exec(cookie))
      .findLast(Boolean) ?? [];
  if (session === "") return clearedSessionVersion(security);
  const known = readSessionVersion(request.headers.get("cookie"));
  // After LINE people are sent to a page.
  const isDone = response.ok || (path === lineCallbackPath && session !== undefined);
  if (isDone && changes.has(path) && (session || known)) {
    return sessionVersionCookie(newSessionVersion(), security);
  }
  // The cookie may have been lost while the session cookie was not.
  const isLost = hasSession && known === undefined;
  return session || isLost ? sessionVersionCookie(known ?? newSessionVersion(), security) : null;
}
