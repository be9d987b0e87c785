import { randomBytes } from "node:crypto";
import {
  clearedSessionVersion,
  readSessionVersion,
  sessionVersionCookie,
} from "@takujo/contracts/session-version";

/** After these the browser knows something old of the session or its user. */
const changes = new Set([
  "/sign-out",
  "/sign-in/email-otp",
  "/passkey/verify-authentication",
  "/update-user",
  "/delete-user",
  "/verify-email",
  "/revoke-sessions",
  "/admin/impersonate-user",
  "/admin/stop-impersonating",
]);
const sessionCookie = /^(?:__Host-)?better-auth\.session_token=([^;]*)/;

export const newSessionVersion = (): string => randomBytes(6).toString("base64url");

/** The cookie that goes with an answer; it lives and ends with the session's own. */
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
  if (response.ok && changes.has(path) && (session || known)) {
    return sessionVersionCookie(newSessionVersion(), security);
  }
  // It may have been lost without the session's own.
  const isLost = hasSession && known === undefined;
  return session || isLost ? sessionVersionCookie(known ?? newSessionVersion(), security) : null;
}
