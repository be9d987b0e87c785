import { readCookie } from "@takujo/contracts/read-cookie";
import type { Visit } from "../../../shell/visit.ts";

/** Which change was asked for last in this browser, so that the page still tells of it. What counts are the mails. */
export interface PendingChange {
  newEmail: string;
  askedAt: number;
}

const cookieName = "pending_email";
/** As long as the links live. */
const cookieSeconds = 3_600;
const attributes = "Path=/; HttpOnly; SameSite=Lax";

export function readPendingChange(request: Request): PendingChange | null {
  const text = readCookie(request.headers.get("cookie"), cookieName);
  if (!text) return null;
  try {
    const { newEmail, askedAt } = JSON.parse(
      Buffer.from(text, "base64url").toString(),
    ) as PendingChange;
    return typeof newEmail === "string" && typeof askedAt === "number"
      ? { newEmail, askedAt }
      : null;
  } catch {
    return null;
  }
}

export function keepPendingChange({ setCookie }: Visit, newEmail: string): void {
  const text = JSON.stringify({ newEmail, askedAt: Date.now() } satisfies PendingChange);
  const value = Buffer.from(text).toString("base64url");
  setCookie(`${cookieName}=${value}; Max-Age=${cookieSeconds}; ${attributes}`);
}

export function forgetPendingChange({ setCookie }: Visit): void {
  setCookie(`${cookieName}=; Max-Age=0; ${attributes}`);
}
