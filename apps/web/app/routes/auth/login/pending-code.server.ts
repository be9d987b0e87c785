import { randomUUID } from "node:crypto";
import { hostCookieName } from "@takujo/contracts/host-cookie";
import { readCookie } from "@takujo/contracts/read-cookie";
import type { Visit } from "../../../shell/visit.ts";

/** The address that the last code was sent to, so that a reloaded page still asks for the code. */
export interface PendingCode {
  email: string;
  sentAt: number;
  /** Wrong codes since then. Only for sending a new code in time: the auth service has its own count. */
  misses: number;
  /** Known to this browser alone. */
  nonce: string;
}

export const newPendingCode = (email: string): PendingCode => ({
  email,
  sentAt: Date.now(),
  misses: 0,
  nonce: randomUUID(),
});

const nameFor = (visit: Pick<Visit, "isSecure">) => hostCookieName("pending_code", visit);
const cookieSeconds = 600;
const attributesFor = ({ isSecure }: Pick<Visit, "isSecure">) =>
  `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export function readPendingCode(request: Request, visit: Visit): PendingCode | null {
  const text = readCookie(request.headers.get("cookie"), nameFor(visit));
  if (!text) return null;
  try {
    const { email, sentAt, misses, nonce } = JSON.parse(
      Buffer.from(text, "base64url").toString(),
    ) as Partial<PendingCode>;
    if (typeof email !== "string" || typeof sentAt !== "number") return null;
    if (typeof nonce !== "string" || nonce === "") return null;
    return { email, sentAt, misses: typeof misses === "number" ? misses : 0, nonce };
  } catch {
    return null;
  }
}

export function keepPendingCode(visit: Visit, pending: PendingCode): void {
  const value = Buffer.from(JSON.stringify(pending)).toString("base64url");
  visit.setCookie(`${nameFor(visit)}=${value}; Max-Age=${cookieSeconds}; ${attributesFor(visit)}`);
}

export function forgetPendingCode(visit: Visit): void {
  visit.setCookie(`${nameFor(visit)}=; Max-Age=0; ${attributesFor(visit)}`);
}
