import { hostCookieName } from "@takujo/contracts/host-cookie";
import { readCookie } from "@takujo/contracts/read-cookie";
import type { Visit } from "../../../shell/visit.ts";

/** The address that the last code was sent to, so that a reloaded page still asks for the code. */
export interface PendingCode {
  email: string;
  sentAt: number;
}

const nameFor = (visit: Pick<Visit, "isSecure">) => hostCookieName("pending_code", visit);
const cookieSeconds = 600;
const attributesFor = ({ isSecure }: Pick<Visit, "isSecure">) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export function readPendingCode(request: Request, visit: Visit): PendingCode | null {
  const text = readCookie(request.headers.get("cookie"), nameFor(visit));
  if (!text) return null;
  try {
    const { email, sentAt } = JSON.parse(Buffer.from(text, "base64url").toString()) as PendingCode;
    return typeof email === "string" && typeof sentAt === "number" ? { email, sentAt } : null;
  } catch {
    return null;
  }
}

export function keepPendingCode(visit: Visit, email: string): void {
  const text = JSON.stringify({ email, sentAt: Date.now() } satisfies PendingCode);
  const value = Buffer.from(text).toString("base64url");
  visit.setCookie(`${nameFor(visit)}=${value}; Max-Age=${cookieSeconds}; ${attributesFor(visit)}`);
}

export function forgetPendingCode(visit: Visit): void {
  visit.setCookie(`${nameFor(visit)}=; Max-Age=0; ${attributesFor(visit)}`);
}
