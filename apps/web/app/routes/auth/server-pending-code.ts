import { readCookie } from "@takujo/contracts/read-cookie";
import type { Visit } from "../../shell/visit.ts";

/** To which address a code went last, so that a page that is loaded again still asks for it. */
export interface PendingCode {
  email: string;
  sentAt: number;
}

const cookieName = "pending_code";
const cookieSeconds = 600;
const attributes = "Path=/; HttpOnly; SameSite=Lax";

export function readPendingCode(request: Request): PendingCode | null {
  const text = readCookie(request.headers.get("cookie"), cookieName);
  if (!text) return null;
  try {
    const { email, sentAt } = JSON.parse(Buffer.from(text, "base64url").toString()) as PendingCode;
    return typeof email === "string" && typeof sentAt === "number" ? { email, sentAt } : null;
  } catch {
    return null;
  }
}

export function keepPendingCode({ setCookie }: Visit, email: string): void {
  const text = JSON.stringify({ email, sentAt: Date.now() } satisfies PendingCode);
  const value = Buffer.from(text).toString("base64url");
  setCookie(`${cookieName}=${value}; Max-Age=${cookieSeconds}; ${attributes}`);
}

export function forgetPendingCode({ setCookie }: Visit): void {
  setCookie(`${cookieName}=; Max-Age=0; ${attributes}`);
}
