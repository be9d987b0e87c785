import { randomBytes } from "node:crypto";
import {
  clearedSessionVersion,
  readSessionVersion,
  sessionVersionCookie,
} from "@takujo/contracts/cookie";

const sessionCookie = /^(?:__Host-)?better-auth\.session_token=([^;]*)/;

export const newSessionVersion = (): string => randomBytes(6).toString("base64url");

/** The cookie to send with a response. It has the lifetime of the session cookie. */
export function sessionVersionFor(
  request: Request,
  response: Response,
  {
    hasSession,
    isChanged,
    ...security
  }: {
    isSecure: boolean;
    hasSession: boolean;
    /** What the browser has stored about the session or its user is out of date. */
    isChanged: boolean;
  },
): string | null {
  const [, session] =
    response.headers
      .getSetCookie()
      .map((cookie) => sessionCookie.exec(cookie))
      .findLast(Boolean) ?? [];
  if (session === "") return clearedSessionVersion(security);
  const known = readSessionVersion(request.headers.get("cookie"));
  if (isChanged && (session || known)) {
    return sessionVersionCookie(newSessionVersion(), security);
  }
  // The cookie may have been lost while the session cookie was not.
  const isLost = hasSession && known === undefined;
  return session || isLost ? sessionVersionCookie(known ?? newSessionVersion(), security) : null;
}
